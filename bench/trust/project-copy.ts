import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isSmoke } from '#bench/amount.ts'

const command = promisify(execFile)
const project = join(import.meta.dirname, '../..')

/** A smoke run builds the small shop of the journeys. */
export const shop = isSmoke ? 'tests/fixture' : '.'

/** The project as it is committed, with its release; packages are shared. Out: its folder. */
export function projectCopy(): string {
  const root = mkdtempSync(join(tmpdir(), 'upgrade-'))
  execFileSync('git', ['clone', '--quiet', '--local', project, root])
  for (const shared of ['node_modules', '.tools', '.cache'])
    if (existsSync(join(project, shared))) symlinkSync(join(project, shared), join(root, shared))
  const release = realpathSync(join(project, shop, 'build/current'))
  cpSync(release, join(root, shop, 'build/releases', 'first'), { recursive: true })
  symlinkSync('releases/first', join(root, shop, 'build/current'))
  return root
}

/** Runs a program of the copy, or another one with such a program as its parameter, while the readers go on. */
export async function inCopy(root: string, [program = '', ...parameters]: readonly string[]): Promise<void> {
  await command(program, parameters, { cwd: root, env: { ...process.env, SITE_DIR: shop } })
}

/**
 * Changes what every page shows. In: the number of the change; a build of the same number again finds its pages in the
 * shared cache.
 */
export function changeTagline(root: string, number: number): void {
  const brand = join(root, shop, 'content/brand.yaml')
  const tagline = `tagline: Peças e equipamentos médicos, ${number}`
  writeFileSync(brand, readFileSync(brand, 'utf8').replace(/^tagline: .*$/m, tagline))
}
