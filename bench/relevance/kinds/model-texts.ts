import type { ProductType } from '#domain/catalogue/product-types.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'
import { normalize } from '#domain/text/normalize.ts'
import {
  calledMost,
  firstIsOf,
  meansVariant,
  mistyped,
  patients,
  type AskedText,
  type Catalogue,
  type Part,
} from './kind.ts'

interface ModelNeed {
  key: string
  model: string
  productType: ProductType
  citing: ReadonlySet<string>
}

/** Models with every type: those that parts cite, or the given ones. */
function modelNeeds(
  parts: readonly Part[],
  { registries }: Catalogue,
  keys: readonly string[] = [...new Set(parts.flatMap(({ equipmentModel }) => equipmentModel))],
): ModelNeed[] {
  const { models } = registriesOf(registries)
  const types = Object.keys(calledMost) as ProductType[]
  return keys.flatMap((key) =>
    types.map((productType) => ({
      key,
      model: models.get(key)?.name ?? key,
      productType,
      citing: new Set(
        parts
          .filter((part) => part.productType === productType && part.equipmentModel.includes(key))
          .map(({ id }) => id),
      ),
    })),
  )
}

/** Right is a part of the type that cites the model; where none does, an answer that says so, or an empty one. */
function isRightFor({ citing }: ModelNeed): AskedText['isRight'] {
  return (answer) => {
    const { hits, conflict } = answer
    if (citing.size > 0) return firstIsOf(citing)(answer) && conflict === undefined
    return hits.length === 0 || conflict !== undefined
  }
}

export function modelTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  return modelNeeds(parts, catalogue).map((need) => ({
    text: `${calledMost[need.productType]} ${need.model}`,
    isRight: isRightFor(need),
  }))
}

/** Queries for each type with every model of the registry, after the maker's name: 'bateria Instramed InMax'. */
export function makerModelTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const { models } = registriesOf(catalogue.registries)
  const keys = models.all.map(({ key }) => key)
  return modelNeeds(parts, catalogue, keys).map((need) => ({
    text: [calledMost[need.productType], models.get(need.key)?.maker.name ?? '', need.model].join(' '),
    isRight: isRightFor(need),
  }))
}

/** Queries for each type with each other name of each model, after the maker's name. */
export function aliasTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const { models } = registriesOf(catalogue.registries)
  return modelNeeds(parts, catalogue).flatMap((need) =>
    (models.get(need.key)?.aliases ?? []).map((alias) => ({
      text: [calledMost[need.productType], models.get(need.key)?.maker.name ?? '', alias].join(' '),
      isRight: isRightFor(need),
    })),
  )
}

/** Queries for each name that the vocabulary has for a type, with one of the models that its parts cite, in turn. */
export function namedModelTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const needs = modelNeeds(parts, catalogue).filter(({ citing }) => citing.size > 0)
  return Object.entries(catalogue.vocabulary.intent.productTypes).flatMap(([type, { names }]) => {
    const ofType = needs.filter(({ productType }) => productType === type)
    return names.flatMap((name, index) => {
      const need = ofType[index % ofType.length]
      if (!need) return []
      // Special parts of the type may cite other models: that none cites this one is right as well.
      const isRight: AskedText['isRight'] = (answer) => isRightFor(need)(answer) || answer.conflict !== undefined
      return [{ text: `${name} ${need.model}`, isRight }]
    })
  })
}

/** Queries with a letter missing, doubled or swapped in one of the longer words of the type's name. */
export function typoTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const needs = modelNeeds(parts, catalogue).filter(({ citing }) => citing.size > 0)
  return needs.flatMap((need, index) => {
    const name = calledMost[need.productType] ?? ''
    return name.split(' ').flatMap((word, at, all) =>
      word.length < 6
        ? []
        : [
            {
              text: [...all.slice(0, at), mistyped(word, index + at), ...all.slice(at + 1), need.model].join(' '),
              isRight: isRightFor(need),
            },
          ],
    )
  })
}

/** Queries for two types at once, both of which have parts that cite the model. */
export function needTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const needs = modelNeeds(parts, catalogue).filter(({ citing }) => citing.size > 0)
  return needs.flatMap((need, index) => {
    const other = needs[index + 1]
    if (other?.model !== need.model) return []
    return [' e ', ' + '].map((between) => ({
      text: `${calledMost[need.productType]}${between}${calledMost[other.productType]} ${need.model}`,
      isRight: ({ groups }: SearchAnswer) =>
        groups.length === 2 && [need, other].every(({ citing }, at) => citing.has(groups[at]?.hits[0]?.id ?? '')),
    }))
  })
}

/** Queries in which a synonym replaces a word of the type's name. */
export function slangTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const needs = modelNeeds(parts, catalogue).filter(({ citing }) => citing.size > 0)
  return Object.entries(catalogue.vocabulary.synonyms).flatMap(([slang, words]) => {
    const [same = ''] = words.map(normalize)
    const need = needs.find(({ productType }) =>
      normalize(calledMost[productType] ?? '')
        .split(' ')
        .includes(same),
    )
    if (!need) return []
    const text = (calledMost[need.productType] ?? '')
      .split(' ')
      .map((word) => (normalize(word) === same ? slang : word))
    return [{ text: [...text, need.model].join(' '), isRight: isRightFor(need) }]
  })
}

/** Queries for a type and a model in other word orders and with courtesies, each in the next of the forms. */
export function orderTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const forms: ((need: string, model: string) => string)[] = [
    (need, model) => `${model} ${need}`,
    (need, model) => `${need} do ${model}`,
    (need, model) => `${need} pro monitor ${model}`,
    (need, model) => `bom dia, vocês têm ${need} para ${model}?`,
    (need, model) => `preciso urgente de ${need} que sirva no ${model}, obrigada`,
    (need, model) => `orçamento: ${need.toUpperCase()} P/ ${model.toUpperCase()}`,
    (need, model) => `${need} compativel c/ ${model}`,
    (need, model) => `quebrou o ${need} do aparelho ${model}`,
  ]
  return modelNeeds(parts, catalogue)
    .filter(({ citing }) => citing.size > 0)
    .map((need, index) => ({
      text: (forms[index % forms.length] ?? ((a) => a))(calledMost[need.productType] ?? '', need.model),
      isRight: isRightFor(need),
    }))
}

/** Queries for a type, a model, and a size of patient that the citing parts have. */
export function patientTexts(parts: readonly Part[], catalogue: Catalogue): AskedText[] {
  const byId = new Map(parts.map((part) => [part.id, part]))
  return modelNeeds(parts, catalogue).flatMap(({ citing, productType, model }) => {
    const sizes = new Set(
      [...citing].flatMap((id) => byId.get(id)?.variants.flatMap(({ sizeKey }) => sizeKey ?? []) ?? []),
    )
    return [...sizes].map((size) => {
      const test = meansVariant(({ sizeKey }) => sizeKey === size)
      return {
        text: `${calledMost[productType]} ${patients[size]} ${model}`,
        isRight: ({ hits: [first] }: SearchAnswer) => {
          const found = byId.get(first?.id ?? '')
          return found !== undefined && citing.has(found.id) && test(found, first?.variantId)
        },
      }
    })
  })
}
