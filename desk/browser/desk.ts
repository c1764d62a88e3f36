import { answerAsTyped } from './fresh-list.ts'
import { openAnswers, reportPresence, saveDrafts } from './item.ts'
import { listenToKeys } from './keys.ts'
import { offerNotices, watchNews } from './news.ts'
import { offerPasskeys } from './passkey.ts'
import { sendInBatches } from './photographs.ts'
import { openLinkedParts, showArticle, showErrorsAsTyped } from './record-form.ts'

/** Shows the buttons that copy a field's text; where the browser does not allow it, the text is selected instead. */
function offerCopies(): void {
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

listenToKeys()
answerAsTyped()
offerCopies()
watchNews()
offerNotices()
saveDrafts()
openAnswers()
reportPresence()
showErrorsAsTyped()
showArticle()
openLinkedParts()
sendInBatches()
offerPasskeys()
