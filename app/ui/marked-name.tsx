import { Fragment } from 'react'

/** A name with its searched words marked. In: their positions, '0,2'. Screen readers still read it as one text. */
export function MarkedName({ name, highlights }: { name: string; highlights: string }) {
  const indexes = new Set(highlights.split(','))
  return name.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- only its position identifies a word
    <Fragment key={index}>
      {index > 0 && ' '}
      {indexes.has(String(index)) ? <mark className="bg-tint text-inherit">{word}</mark> : word}
    </Fragment>
  ))
}
