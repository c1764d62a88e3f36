import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { startPipelines, startSlowConnections, startStreams } from './floods.ts'

/** Floods from a thread of their own, so that they do not hold up whoever measures. */
const { url, isHttp2 } = v.parse(v.object({ url: v.string(), isHttp2: v.boolean() }), workerData)
const stops = [isHttp2 ? startStreams(url) : startPipelines(url), startSlowConnections(url)]
parentPort?.once('message', async () => {
  const [statuses] = await Promise.all(stops.map((stop) => stop()))
  parentPort?.postMessage(statuses)
})
