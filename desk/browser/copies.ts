/** Shows the buttons that copy a field's text; where the browser does not allow it, the text is selected instead. */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const field = document.getElementById(button.dataset.copies ?? '')
    if (!(field instanceof HTMLTextAreaElement)) continue
    button.hidden = false
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(field.value).then(
        () => (button.textContent = 'Copiado'),
        () => field.select(),
      )
    })
  }
}
