import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcon } from '#drawings/scenes/app-icon.ts'

/** Name below the public folder and width of each; they are drawn to the edge, for devices cut their own corners. */
const icons = { 'apple-touch-icon.png': 180, 'icons/icon-192.png': 192, 'icons/icon-512.png': 512 } as const

/** Writes the site's mark for browser tabs, home screens and the web app manifest. */
export async function writeAppIcons(publicFolder: string): Promise<void> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true })
  await writeFile(join(publicFolder, 'favicon.svg'), appIcon())
  const drawn = Buffer.from(appIcon({ bleed: true }))
  await Promise.all(
    Object.entries(icons).map(([name, width]) =>
      sharp(drawn, { density: (72 * width) / 32 })
        .png({ palette: true, colours: 16 })
        .toFile(join(publicFolder, name)),
    ),
  )
}
