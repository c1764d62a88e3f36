import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import type { DraftBarProps } from '#desk/screens/catalogue/draft-bar.tsx'
import type { FormConflict, FormView, ProductView } from '#desk/screens/catalogue/product-view.ts'

/** Everything that the form of a record shows. */
export interface RecordView extends FormView, Pick<ProductView, 'changes' | 'lines' | 'isUnsaved'> {
  kind: ContentKind
  key: string
  choice: DraftBarProps['choice']
  /** The values that the form is made of, as JSON. */
  seen: string
  conflict: FormConflict | undefined
  /** What is wrong with the record or its file, where no field shows it. */
  problems: readonly string[]
  /** What the file says of it and the form does not ask, as YAML. */
  unasked: string
  /** An article as its page will show it: safe HTML. */
  article: string | undefined
  /** A connector has a face. */
  hasFace: boolean
}
