interface NameParts {
  /** What decides the order: the number, in names that the desk gives. */
  stem: string
  /** The variant that the picture shows; '' for none. */
  variant: string
  ending: string
}

/**
 * The names of two photographs after they have changed places. The variant and the file type stay with the picture.
 * Undefined where no names can say so: both have the same number, or one has nothing else to begin with.
 */
export function exchangedNames(one: string, other: string): [one: string, other: string] | undefined {
  const [first, second] = [partsOf(one), partsOf(other)]
  if (first.stem === second.stem || first.stem === '' || second.stem === '') return undefined
  return [nameOf({ ...first, stem: second.stem }), nameOf({ ...second, stem: first.stem })]
}

function partsOf(name: string): NameParts {
  const [, stem = '', variant = '', ending = ''] = /^(.*?)(?:(?:^|-)opcao-(.+))?(\.[^.]+)$/.exec(name) ?? []
  return { stem, variant, ending }
}

function nameOf({ stem, variant, ending }: NameParts): string {
  return `${stem}${variant === '' ? '' : `-opcao-${variant}`}${ending}`
}
