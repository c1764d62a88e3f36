import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

/**
 * The path of the measured browser: CHROMIUM, else a full Chromium as visitors have it, else the journeys' headless
 * shell.
 */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM ?? places.find((place) => existsSync(place))
  if (path === undefined)
    throw new Error(`There is no Chromium at ${places.join(' or ')}. Install one, or set CHROMIUM to its path.`)
  return path
}

/** Opens the browser without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
}
