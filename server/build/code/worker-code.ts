import { writeFile } from 'node:fs/promises'
import { compiledScript } from './compiled-script.ts'

/** Builds the service worker's code, without the facts of the release that it will serve (service-worker.ts), into a file. */
export async function writeWorkerCode(file: string): Promise<void> {
  await writeFile(file, await compiledScript('app/browser/service-worker/worker.ts'))
}
