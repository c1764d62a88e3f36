import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Gives processes, and those that they start later, priority on the processors, but not a server's rendering threads.
 * Out: whether the system allowed it, as it does for root on Linux.
 */
export function putFirst(processes: number[]): boolean {
  return processes.every((id) => schedule(['--all-tasks', '--rr', '--pid', '5', String(id)]) && putWorkersBack(id))
}

/** Takes a process's priority away again. */
export function putBack(id: number): boolean {
  return schedule(['--all-tasks', '--other', '--pid', '0', String(id)])
}

function putWorkersBack(id: number): boolean {
  const folder = `/proc/${id}/task`
  const isWorker = (task: string) => readFileSync(`${folder}/${task}/comm`, 'utf8').trim() === 'WorkerThread'
  const workers = readdirSync(folder).filter(isWorker)
  return workers.every((task) => schedule(['--other', '--pid', '0', task]))
}

function schedule(options: string[]): boolean {
  try {
    execFileSync('chrt', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
