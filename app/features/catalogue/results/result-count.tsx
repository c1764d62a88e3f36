import { numberText } from '#domain/text/number-text.ts'
import type { ListControl } from '#app/features/catalogue/list/use-list.ts'

/** How many products answer, said politely whenever it changes (spec §2). */
export function ResultCount({ list, isShort = false }: { list: ListControl; isShort?: boolean }) {
  const { total } = list.page
  const noun = total === 1 ? 'produto' : 'produtos'
  const found = total === 1 ? ' encontrado' : ' encontrados'
  return (
    <p role="status" className="text-small font-medium">
      {`${numberText(total)} ${noun}${isShort ? '' : found}`}
    </p>
  )
}
