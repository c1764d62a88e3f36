/** The first file descriptor that a service manager passes on (sd_listen_fds(3)). */
const firstInherited = 3

/**
 * The socket that the service manager has opened for this process and keeps open while it restarts, so that visitors'
 * connections wait in it. In: the environment and the process id. Out: the descriptor; undefined if none was passed on.
 */
export function inheritedSocket(source: Record<string, string | undefined>, pid: number): number | undefined {
  return source.LISTEN_PID === String(pid) && source.LISTEN_FDS === '1' ? firstInherited : undefined
}
