import { boxOf, measuredPartLabel, millimetresText } from '#domain/catalogue/registry/connector-measures.ts'
import { connectorGenderLabel } from '#domain/catalogue/registry/connector-shapes.ts'
import { contactsText } from '#domain/catalogue/registry/connector-text.ts'
import type { MeasuredConnector } from './by-size.ts'

/** Millimetres below which a difference cannot be seen on the screen. */
const seen = 0.3

/** How a connector differs from the one in hand, in words: '15 contatos, em vez de 9', '8,33 mm mais largo'. */
export function differences(other: MeasuredConnector, one: MeasuredConnector): string[] {
  return [
    changed(contactsText(other), contactsText(one)),
    changed(genderText(other), genderText(one)),
    ...sizeDifferences(other, one),
    other.keying !== one.keying && other.keying,
    other.size !== one.size && other.size,
  ].filter((text) => typeof text === 'string')
}

function sizeDifferences({ measures: other }: MeasuredConnector, { measures: one }: MeasuredConnector): string[] {
  if (other.of !== one.of) return [`mede-se outra coisa: ${measuredPartLabel[other.of]}`]
  const [width, height] = boxOf(other.outline)
  const [ownWidth, ownHeight] = boxOf(one.outline)
  if ('diameter' in other.outline && 'diameter' in one.outline)
    return difference(width - ownWidth, ['de diâmetro a mais', 'de diâmetro a menos'])
  const all = [
    ...difference(width - ownWidth, ['mais largo', 'mais estreito']),
    ...difference(height - ownHeight, ['mais alto', 'mais baixo']),
  ]
  return all.length > 0 ? all : ['do mesmo tamanho']
}

function difference(millimetres: number, [more, less]: readonly [string, string]): string[] {
  if (Math.abs(millimetres) < seen) return []
  return [`${millimetresText(Math.abs(millimetres))} mm ${millimetres > 0 ? more : less}`]
}

function changed(other: string | undefined, one: string | undefined): string | undefined {
  if (other === undefined || other === one) return undefined
  return one === undefined ? other : `${other}, em vez de ${one}`
}

function genderText({ gender }: MeasuredConnector): string | undefined {
  return gender === 'neutro' ? undefined : connectorGenderLabel[gender]
}
