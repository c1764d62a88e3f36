import type { Hono } from 'hono'
import type { DeskOptions } from '#desk/desk-options.ts'
import type { DeskEnvironment } from './environment.ts'
import type { ShowPage } from './page.tsx'

export type DeskApp = Hono<DeskEnvironment>

/** What routes need. */
export interface RouteOptions extends DeskOptions {
  show: ShowPage
}
