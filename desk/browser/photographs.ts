/** The most that one request carries: the desk reads at most 12 MiB of a form (desk/http/form.ts). */
const batchLimits = { bytes: 10_000_000, files: 20 }

/** Sends a folder of photographs in several requests: without this script the form sends one, maybe too large. */
export function sendInBatches(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-photographs]')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  if (!form || !input) return
  form.addEventListener('submit', (event) => {
    const files = [...(input.files ?? [])]
    const batches = batchesOf(files)
    if (batches.length < 2) return
    event.preventDefault()
    void sendAll(form, batches, files.length)
  })
}

function batchesOf(files: readonly File[]): File[][] {
  const batches: File[][] = []
  let bytes = 0
  for (const file of files) {
    const last = batches.at(-1)
    if (!last || last.length >= batchLimits.files || bytes + file.size > batchLimits.bytes) {
      batches.push([file])
      bytes = file.size
    } else {
      last.push(file)
      bytes += file.size
    }
  }
  return batches
}

async function sendAll(form: HTMLFormElement, batches: readonly File[][], count: number): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button')
  const state = form.querySelector('[data-progress]')
  const say = (text: string) => {
    if (state) state.textContent = text
  }
  if (button) button.disabled = true
  let sent = 0
  for (const batch of batches) {
    say(`${sent} de ${count} enviadas …`)
    const failure = await send(form, batch)
    if (failure !== undefined) {
      say(`Parou depois de ${sent} de ${count}: ${failure}`)
      break
    }
    sent += batch.length
    if (sent === count) say(`${count} enviadas: abaixo está o que foi salvo no rascunho.`)
  }
  if (button) button.disabled = false
}

async function send(form: HTMLFormElement, batch: readonly File[]): Promise<string | undefined> {
  const body = new FormData()
  body.set('ficha', form.querySelector<HTMLInputElement>('input[name=ficha]')?.value ?? '')
  for (const file of batch) body.append('foto', file)
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

function appendResults(page: Document): void {
  const results = document.querySelector<HTMLElement>('[data-placed]')
  if (!results) return
  results.hidden = false
  results.querySelector('ul')?.append(...page.querySelectorAll('[data-placed] li'))
}
