/** Limits of one request: the desk reads at most 12 MiB (desk/http/form.ts). */
const maximum = { bytes: 10_000_000, files: 20 }

/**
 * Sends a folder of photographs in as many requests as it takes, one after the other, and lists the result for each.
 * Without this script the form sends all of them in one request, which the desk refuses if it is too large.
 */
function sendInBatches(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-photographs]')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  if (!form || !input) return
  form.addEventListener('submit', (event) => {
    const files = [...(input.files ?? [])]
    const bundles = batchesOf(files)
    // A single bundle is sent by the form itself.
    if (bundles.length < 2) return
    event.preventDefault()
    void sendAll(form, bundles, files.length)
  })
}

function batchesOf(files: readonly File[]): File[][] {
  const bundles: File[][] = []
  let bytes = 0
  for (const file of files) {
    const last = bundles.at(-1)
    if (!last || last.length >= maximum.files || bytes + file.size > maximum.bytes) {
      bundles.push([file])
      bytes = file.size
    } else {
      last.push(file)
      bytes += file.size
    }
  }
  return bundles
}

async function sendAll(form: HTMLFormElement, bundles: readonly File[][], count: number): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button')
  const state = form.querySelector('[data-progress]')
  const say = (text: string) => {
    if (state) state.textContent = text
  }
  if (button) button.disabled = true
  let sent = 0
  for (const bundle of bundles) {
    say(`${sent} de ${count} enviadas …`)
    const failure = await send(form, bundle)
    if (failure !== undefined) {
      say(`Parou depois de ${sent} de ${count}: ${failure}`)
      break
    }
    sent += bundle.length
    if (sent === count) say(`${count} enviadas: abaixo está o que foi salvo no rascunho.`)
  }
  if (button) button.disabled = false
}

/** Sends one bundle. Out: the message of the failure; undefined when there was none. */
async function send(form: HTMLFormElement, bundle: readonly File[]): Promise<string | undefined> {
  const body = new FormData()
  body.set('ficha', form.querySelector<HTMLInputElement>('input[name=ficha]')?.value ?? '')
  for (const file of bundle) body.append('foto', file)
  try {
    const response = await fetch(form.action, { method: 'POST', body })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (!response.ok) return page.querySelector('main')?.textContent.trim() || 'a mesa recusou.'
    appendResults(page)
    return undefined
  } catch {
    return 'a mesa não respondeu. Escolha as que faltam e mande de novo: o que já veio não entra duas vezes.'
  }
}

/** Adds the results in the desk's answer to those on this page. */
function appendResults(page: Document): void {
  const results = document.querySelector<HTMLElement>('[data-placed]')
  if (!results) return
  results.hidden = false
  results.querySelector('ul')?.append(...page.querySelectorAll('[data-placed] li'))
}

sendInBatches()
