import { deserialize } from 'node:v8'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { Shop } from '#server/shop/shop.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-answer.ts'
import { pageRenderer, pageRoutes } from './render-page.ts'

/*
 * The bundler's entry for the server: the application, and what a thread of the pool does (server/render/page-pool.ts).
 */

// The build's declaration leaves optional fields out; the router's type states them as undefined.
const application = build as ServerBuild
export const renderPage = pageRenderer(application, import.meta.env.MODE)

export interface PageTask {
  version: number
  /** The shop's data as a structured clone, in memory that all threads share. */
  data: SharedArrayBuffer
  request: PageRequest
}

let shop: Shop | undefined

/** Renders a page of a version of the shop. The thread holds the newest version that it was given. */
export default function renderTask({ version, data, request }: PageTask): Promise<PageAnswer> {
  if (shop === undefined || shop.version < version) shop = new Shop(deserialize(Buffer.from(data)))
  return renderPage(shop, request)
}

/** The routes with the parameters that each declares. */
export const routes = (): PageRoute[] => pageRoutes(application)
