import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { RequestKind } from './request-kind.ts'

interface Sources {
  outbox: () => Promise<{ waiting: number; oldestSeconds: number }>
  /** The number of pages waiting to be rendered. */
  waitingPages: () => number
  /** When the newest verified copy was made (ISO 8601), or undefined. */
  newestBackup: () => Promise<string | undefined>
}

/**
 * Metrics for a monitor, in Prometheus's format (docs/operations.md 'What to watch'). They say nothing about any
 * visitor.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Counter<'kind' | 'status'>
  readonly #seconds: Histogram<'kind'>

  constructor(sources: Sources) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Counter({
      name: 'vitrine_requests_total',
      help: 'Requests answered, by kind and status',
      labelNames: ['kind', 'status'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'vitrine_request_seconds',
      help: 'Time from a request to the end of its answer, by kind',
      labelNames: ['kind'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    })
    this.#watch('vitrine_pages_waiting', 'Pages that wait to be rendered', async () => sources.waitingPages())
    this.#watch('vitrine_outbox_waiting', 'Deliveries that are due and have not arrived', async () => {
      const { waiting } = await sources.outbox()
      return waiting
    })
    this.#watch('vitrine_outbox_oldest_seconds', 'Age of the oldest of them', async () => {
      const { oldestSeconds } = await sources.outbox()
      return oldestSeconds
    })
    this.#watch('vitrine_newest_copy_seconds', 'Age of the newest copy that was verified; -1 without one', async () => {
      const made = await sources.newestBackup()
      return made === undefined ? -1 : (Date.now() - Date.parse(made)) / 1000
    })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  count(kind: RequestKind, { status, seconds }: { status: number; seconds: number }): void {
    this.#requests.inc({ kind, status })
    this.#seconds.observe({ kind }, seconds)
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  /** A metric that is computed on request; if that fails it is NaN, and the others are still reported. */
  #watch(name: string, help: string, look: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => {
        gauge.set(
          await look().catch((error: unknown) => {
            log('metric-unavailable', { name, ...traceOf(error) })
            return Number.NaN
          }),
        )
      },
    })
  }
}
