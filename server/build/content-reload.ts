import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { contentFolder } from '#server/folders.ts'
import type { Site } from '#server/site/site.ts'

/** Milliseconds to wait before reading a changed file: editors write a file in several steps. */
const settling = 50

/** Vite plugin for development: compiles and shows each change of `content/`; a fault is shown on the page. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      const folder = resolve(root, contentFolder)
      const renew = renewal(server, () => import(pathToFileURL(resolve(root, 'server/build/compile.ts')).href))
      let timer: ReturnType<typeof setTimeout> | undefined
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(folder)) return
        clearTimeout(timer)
        timer = setTimeout(renew, settling)
      })
    },
  }
}

type Compiler = () => Promise<{ writeSite: (before?: Site) => Promise<Site> }>

/** A function that compiles and shows the site again; its runs follow one another. */
function renewal(server: ViteDevServer, load: Compiler): () => void {
  /** The last site without a fault, whose pictures for link previews the next one uses. */
  let sound: Site | undefined
  // The first run loads the code and fills the cache, so that the first change is shown quickly.
  let last = load().then(async ({ writeSite }) => {
    sound = await writeSite()
  })
  last.catch(() => undefined) // The start of the server compiled the same content and has already reported its faults.

  const show = async () => {
    const { writeSite } = await load()
    sound = await writeSite(sound)
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
  }
  return () => {
    last = last.then(show, show)
    last.catch((error: Error) => {
      server.config.logger.error(error.message)
      server.ws.send({ type: 'error', err: { message: error.message, stack: '' } })
    })
  }
}
