/** The first descriptor that a service manager hands over (sd_listen_fds(3)). */
const firstInherited = 3

/**
 * The socket that the service manager has opened for this process and keeps open across its restarts: visitors who come meanwhile wait
 * there. In: the settings and the process's number. Out: the descriptor, or undefined when there is none.
 */
export function inheritedSocket(source: Record<string, string | undefined>, pid: number): number | undefined {
  return source.LISTEN_PID === String(pid) && source.LISTEN_FDS === '1' ? firstInherited : undefined
}
