import { getPriority, setPriority } from 'node:os'
import * as v from 'valibot'
import { startPipelines, startSlowConnections, startStreams } from './floods.ts'

/**
 * Floods from a separate process with low priority, so that it does not delay the measuring one: a real flood comes
 * from other machines.
 */
const [url = '', isHttp2] = process.argv.slice(2)
setPriority(Math.min(19, getPriority() + 10))
const stops = [isHttp2 === 'http2' ? startStreams(url) : startPipelines(url), startSlowConnections(url)]
process.once('message', async (word) => {
  v.assert(v.literal('stop'), word)
  const [statuses] = await Promise.all(stops.map((stop) => stop()))
  process.send?.(statuses)
  process.disconnect()
})
