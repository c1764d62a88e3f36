import { chromium, type Browser } from '@playwright/test'

/** The whole browser, as visitors have it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
}
