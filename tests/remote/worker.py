"""A worker of the Remote Workers API: runs the actions of a server, each in a root folder without a network.

    worker.py ADDRESS ROOT

ROOT has what all actions see, such as a C library. The inputs of an action are in its folder `build` for as long as it runs.
"""

import os
import shutil
import subprocess
import sys

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2 as bots
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2_grpc
from buildgrid.server.client.cas import download, upload

# A request for work ends after this many seconds at the latest.
PATIENCE = 60
BUILD = "build"


def run(channel, payload, root):
    """Runs an action; returns its result."""
    action = execution.Action()
    folder = os.path.join(root, BUILD)
    with download(channel, instance="") as store:
        if not payload.Unpack(action):
            digest = execution.Digest()
            payload.Unpack(digest)
            action = store.get_message(digest, execution.Action())
        command = store.get_message(action.command_digest, execution.Command())
        shutil.rmtree(folder, ignore_errors=True)
        store.download_directory(action.input_root_digest, folder)
    outputs = command.output_paths or command.output_files
    for path in outputs:
        os.makedirs(os.path.join(folder, os.path.dirname(path)), exist_ok=True)
    environment = {variable.name: variable.value for variable in command.environment_variables}
    apart = ["unshare", "--net", "--mount", f"--root={root}", f"--wd=/{BUILD}/{command.working_directory}"]
    # A name without a slash is a file of the inputs, too.
    arguments = [os.path.join(".", command.arguments[0]), *command.arguments[1:]]
    done = subprocess.run([*apart, *arguments], env=environment, capture_output=True, check=False)
    result = execution.ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
    result.execution_metadata.worker = root
    with upload(channel, instance="") as store:
        for path in outputs:
            made = os.path.join(folder, command.working_directory, path)
            if os.path.exists(made):
                digest = store.upload_file(made, queue=False)
                result.output_files.add(path=path, digest=digest, is_executable=os.access(made, os.X_OK))
    print("ran", " ".join(command.arguments), "status", done.returncode, done.stderr.decode(), flush=True)
    return result


def main():
    address, root = sys.argv[1:]
    channel = grpc.insecure_channel(address)
    server = bots_pb2_grpc.BotsStub(channel)
    session = bots.BotSession(bot_id="worker", status=bots.OK)
    session.worker.devices.add(handle="worker")
    session = server.CreateBotSession(bots.CreateBotSessionRequest(parent="", bot_session=session), timeout=PATIENCE)
    while True:
        for lease in session.leases:
            if lease.state == bots.PENDING:
                lease.state = bots.ACTIVE
            elif lease.state == bots.ACTIVE:
                lease.result.Pack(run(channel, lease.payload, root))
                lease.state = bots.COMPLETED
        request = bots.UpdateBotSessionRequest(name=session.name, bot_session=session)
        try:
            session = server.UpdateBotSession(request, timeout=PATIENCE)
        except grpc.RpcError as error:
            if error.code() != grpc.StatusCode.DEADLINE_EXCEEDED:
                raise


main()
