/** Measures what must not fail: node bench/trust/run.ts NAME (bench/README.md 'Trust' has the figures). */
const benches: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  kill: () => import('./kill.ts'),
  desk: () => import('./desk.ts'),
  publish: () => import('./publish.ts'),
  'power-cut': () => import('./power-cut.ts'),
  storage: () => import('./storage.ts'),
  postgres: () => import('./postgres.ts'),
  'bad-requests': () => import('./bad-requests.ts'),
  load: () => import('./load.ts'),
  copies: () => import('./copies.ts'),
  cluster: () => import('./cluster.ts'),
}

const [name = ''] = process.argv.slice(2)
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (load) {
  const { run } = await load()
  await run()
} else {
  console.error(`Usage: node bench/trust/run.ts ${Object.keys(benches).join('|')}`)
  process.exitCode = 2
}
