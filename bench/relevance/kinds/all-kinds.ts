import { connectorTexts, partConnectorTexts } from './connector-texts.ts'
import { calledMost, type AskedText, type Catalogue, type Part } from './kind.ts'
import { absentTexts, lengthsOf, makerSlipTexts, makerTexts, patientsOf, twoMakerTexts, waysOf } from './maker-texts.ts'
import {
  aliasTexts,
  makerModelTexts,
  modelTexts,
  namedModelTexts,
  orderTexts,
  patientTexts,
  slangTexts,
  typoTexts,
  needTexts,
} from './model-texts.ts'
import { confusedTexts, referenceTexts, slipTexts, tagTexts, variantTexts } from './part-texts.ts'

/** Systematic texts by kind, each made of what the catalogue states; no text is written by hand. */
export function allKinds(catalogue: Catalogue): Record<string, AskedText[]> {
  const parts = catalogue.products.filter((product): product is Part => product.category === 'acessorios-componentes')
  const typed = parts.filter(({ productType }) => calledMost[productType])
  return {
    ...connectorTexts(parts, catalogue),
    'maker and type': makerTexts(typed, catalogue, () => [{ words: '', isMeant: () => true }]),
    'maker, type and patient': makerTexts(typed, catalogue, patientsOf),
    'maker, type and ways': makerTexts(typed, catalogue, waysOf),
    'maker, type and length': makerTexts(typed, catalogue, lengthsOf),
    'model and need': modelTexts(typed, catalogue),
    'maker, model and need': makerModelTexts(typed, catalogue),
    'model by another name and need': aliasTexts(typed, catalogue),
    'maker without such a part': absentTexts(typed, catalogue),
    'model and every name of the need': namedModelTexts(typed, catalogue),
    'a typo beside a model': typoTexts(typed, catalogue),
    'two needs for a model': needTexts(typed, catalogue),
    'slang beside a model': slangTexts(typed, catalogue),
    'a part with its connector': partConnectorTexts(typed, catalogue),
    'a variant by its label': variantTexts(parts),
    'a tag with its type': tagTexts(parts, catalogue),
    'a name with a slip': slipTexts(parts),
    'a maker with a slip': makerSlipTexts(typed, catalogue),
    'other word orders': orderTexts(typed, catalogue),
    "a maker's code": referenceTexts(parts),
    'two needs, two makers': twoMakerTexts(typed, catalogue),
    'model, need and patient': patientTexts(typed, catalogue),
    'a code with one confusion': confusedTexts(catalogue.products),
  }
}
