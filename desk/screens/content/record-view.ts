import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import type { DraftBarProps } from '#desk/screens/catalogue/draft-bar.tsx'
import type { FormConflict, FormView, ProductView } from '#desk/screens/catalogue/product-view.ts'

/** Everything that the form of a record shows. */
export interface RecordView extends FormView, Pick<ProductView, 'changes' | 'lines' | 'isUnsaved'> {
  kind: ContentKind
  key: string
  choice: DraftBarProps['choice']
  /** The values with which the form is filled, as JSON. */
  seen: string
  conflict: FormConflict | undefined
  /** All remarks of the check, those of fields too, and why the form cannot change the file, if so. */
  problems: readonly string[]
  /** The record's values without a field in the form, as YAML. */
  unasked: string
  /** An article's body as safe HTML. */
  article: string | undefined
  /** Whether to show the connector's face. */
  hasFace: boolean
}
