	forced
