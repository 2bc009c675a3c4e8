; Neither a target nor a layout.
@x = global i32 0
