import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as v from 'valibot'
import { makePage } from './make-page.ts'
import { pageFoldersSchema, ready, type MadePage, type PageWork } from './page-messages.ts'

/** A thread that makes pages, started by PageThreads. */

const places = v.parse(pageFoldersSchema, workerData)
const build: ServerBuild = await import(join(places.code, 'server/index.js'))
const render = createRequestHandler(build, 'production')

async function work({ paths, taken, productCount }: PageWork): Promise<void> {
  for (;;) {
    const page = paths[Atomics.add(taken, 0, 1)]
    if (page === undefined) return
    const made: MadePage = { page, lines: await makePage(page, { ...places, productCount, render }) }
    parentPort?.postMessage(made)
  }
}

// Two pages at a time: one is rendered while the other is compressed.
parentPort?.once('message', (wanted: PageWork) => Promise.all([work(wanted), work(wanted)]))
parentPort?.postMessage(ready)
