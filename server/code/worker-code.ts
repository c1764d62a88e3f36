import { writeFile } from 'node:fs/promises'
import { compiledScript } from './compiled-script.ts'

/** Compiles the service worker into a file, still without the facts of a release (service-worker.ts). */
export async function writeWorkerCode(file: string): Promise<void> {
  await writeFile(file, await compiledScript('app/browser/service-worker.ts'))
}
