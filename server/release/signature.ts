import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import { manifestFaults, manifestName, signatureName } from './manifest.ts'

/** The signatures' namespace: a signature made for something else, such as a Git commit, is not valid here. */
const namespace = 'site-release'
const maximumShown = 5

/**
 * Signs a release's manifest with an SSH key, as `ssh-keygen -Y sign` does: a key file, or the public half of a key in
 * an agent or a token. Files that differ from the manifest are not signed. Throws a SetupError with the reason.
 */
export function signRelease(folder: string, key: string): void {
  checkFiles(folder)
  // ssh-keygen asks before it overwrites a signature.
  rmSync(join(folder, signatureName), { force: true })
  const { status } = keygen(['-q', '-Y', 'sign', '-f', key, '-n', namespace, join(folder, manifestName)], 'inherit')
  if (status !== 0)
    throw new SetupError(`The release ${basename(folder)} was not signed; what ssh-keygen says is above.`)
}

/**
 * Checks every file of a release, and its signature. In: the release's folder, and OpenSSH's file of allowed signers.
 * Out: the signer. Throws a SetupError that says what is wrong.
 */
export function verifyRelease(folder: string, signers: string): string {
  checkFiles(folder)
  const signature = ['-f', signers, '-s', join(folder, signatureName)]
  const [signer = ''] = keygen(['-Y', 'find-principals', ...signature]).stdout.split('\n')
  const manifest = readFileSync(join(folder, manifestName))
  const { status } = keygen(['-Y', 'verify', '-I', signer, '-n', namespace, ...signature], manifest)
  if (signer === '' || status !== 0)
    throw new SetupError(
      `The release ${basename(folder)} is not signed by anybody whom RELEASE_SIGNERS (${signers}) names. To sign it: script/release sign KEY`,
    )
  return signer
}

/** Throws a SetupError when a release's files differ from its manifest. */
export function checkFiles(folder: string): void {
  const faults = manifestFaults(folder)
  if (faults.length === 0) return
  const more = faults.length > maximumShown ? [`… and ${faults.length - maximumShown} more`] : []
  throw new SetupError(
    [`The release ${basename(folder)} is not what was built:`, ...faults.slice(0, maximumShown), ...more].join('\n  '),
  )
}

/**
 * Runs ssh-keygen. In: its arguments and standard input; with 'inherit' it may ask for a passphrase in the terminal.
 */
function keygen(words: string[], input: Buffer | 'inherit' | '' = ''): { status: number | null; stdout: string } {
  const stdin = input === 'inherit' ? { stdio: input } : { input }
  const { error, status, stdout } = spawnSync('ssh-keygen', words, { encoding: 'utf8', ...stdin })
  // EPIPE: ssh-keygen ended before it had read everything, as it does without a signature; its status then is not 0.
  if (error && codeOf(error) !== 'EPIPE')
    throw new SetupError(`Signatures need ssh-keygen (package openssh-client): ${error.message}`)
  return { status, stdout: stdout ?? '' }
}
