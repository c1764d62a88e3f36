import { Fragment } from 'react'

/** A name with the searched words marked, given by their positions: '0,2'. Screen readers still read it as one text. */
export function MarkedName({ name, marked }: { name: string; marked: string }) {
  const places = new Set(marked.split(','))
  return name.split(' ').map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- only its position identifies a word
    <Fragment key={place}>
      {place > 0 && ' '}
      {places.has(String(place)) ? <mark className="bg-tint text-inherit">{word}</mark> : word}
    </Fragment>
  ))
}
