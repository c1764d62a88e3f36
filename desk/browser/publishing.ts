const everyMilliseconds = 1000

interface Progress {
  text?: string
  part?: number
  isOver: boolean
}

/** Shows the progress of a publication, and reloads the page when it has ended. */
export function watchPublishing(): void {
  const panel = document.querySelector('[data-publishing]')
  if (!panel) return
  const ask = async () => {
    // Without an answer it asks again after the pause.
    const response = await fetch('/publicar/andamento').catch(() => undefined)
    if (response?.ok && !response.redirected) {
      const progress: Progress = await response.json()
      if (progress.isOver) return location.reload()
      show(panel, progress)
    }
    setTimeout(() => void ask(), everyMilliseconds)
  }
  setTimeout(() => void ask(), everyMilliseconds)
}

function show(panel: Element, { text, part }: Progress): void {
  const said = panel.querySelector('[data-publishing-text]')
  if (said && text !== undefined && said.textContent !== text) said.textContent = text
  const bar = panel.querySelector<HTMLProgressElement>('[data-publishing-part]')
  if (!bar) return
  bar.hidden = part === undefined
  if (part !== undefined) bar.value = part
}
