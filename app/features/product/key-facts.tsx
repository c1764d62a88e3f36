import { memo } from 'react'
import { type SheetRow, keyFacts } from '#domain/catalogue/data-sheet.ts'
import { Face } from './fits/face.tsx'
import type { SheetFace } from './paper/product-paper.ts'

interface KeyFactsProps {
  rows: readonly SheetRow[]
  faces: readonly SheetFace[]
}

/** The few facts that decide, beside the name; each connector with its face. The data sheet has them too. */
export const KeyFacts = memo(function KeyFacts({ rows, faces }: KeyFactsProps) {
  const facts = keyFacts(rows)
  if (facts.length === 0) return null
  return (
    <dl className="no-print grid grid-cols-2 gap-x-4 gap-y-2 border-y border-rule py-3 text-small">
      {facts.map(({ name, value, connectors: [connector] = [] }) => (
        <div key={name} className={connector && 'max-sm:col-span-2'}>
          <dt className="text-label text-muted">{name}</dt>
          <dd className="flex items-center gap-3">
            {connector && <Face face={faces.find(({ key }) => key === connector.key)} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
})
