import {
  mismatchedCuffs,
  oneSidedModels,
  openEnds,
  openTubes,
  sameFaces,
  sameHalves,
  inheritedEnds,
  mismatchedHalves,
  unidentifiedPlugs,
  unmatedCodes,
  type MismatchedHalves,
} from '#domain/catalogue/mating/mating-rules.ts'
import { identificationPrefix } from '#domain/catalogue/part/stated-numbers.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { endSideLabel, everyVersion, type EndSide } from '#domain/catalogue/registry/part-end.ts'
import { missingWarnings } from '#domain/catalogue/warnings.ts'
import { fault, productFault, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/load-content.ts'
import { connectorsFile } from '#server/content/load/load-catalogue.ts'

/**
 * Faults of mating: `mates` that do not match, faces that look the same, extensions and trunk cables that no part fits,
 * codes that a part's specifications name although its ends do not match them, ends that versions for different patients
 * inherit, dangers that a part's texts do not name, cuffs that go onto another patient's hose, and halves that cite
 * different models. In: the content as far as it could be read, and the files with faults of their own.
 */
export function matingFaults(
  { registries: { connectors, makers }, products }: Pick<Content, 'registries' | 'products'>,
  brokenFiles: ReadonlySet<string>,
): ContentFault[] {
  const inRegistry = connectorFaults(connectors)
  // Without the part of a broken file, the parts that mate with it would seem to fit nothing.
  if (brokenFiles.size > 0 || inRegistry.length > 0) return inRegistry
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  // The registry of models would take longer than all of these rules.
  const machines = makers.flatMap((maker) => maker.models)
  const nameOf = (key: string) => machines.find((model) => model.key === key)?.name ?? key
  const automatic = new Set(machines.filter(({ kind }) => kind === 'dea').map(({ key }) => key))
  return [
    ...inheritedEnds(parts).map(({ id, side, connector, codes }) => {
      const problem = `${codes.join(', ')} herda(m) ${connector} (${sideName(side)}) em silêncio, embora paciente, tamanho ou número de tubos mudem; escreva a ponta em cada versão ou, se é mesmo a mesma em todas, label: ${everyVersion}`
      return productFault(id, 'ends', 'conteudo-ponta-herdada', problem)
    }),
    ...missingWarnings(parts, connectors, automatic).map(({ id, problem }) =>
      productFault(id, 'description', 'conteudo-sem-aviso', problem),
    ),
    ...sameHalves(parts, connectors).map(({ id, hose, connector }) => {
      const problem = `termina em ${connector}, a mesma metade em que termina products/${hose}.yaml; dê à braçadeira a outra metade`
      return productFault(id, 'ends', 'conteudo-mesma-metade', problem)
    }),
    ...openTubes(parts, connectors).map(({ id, sku, connector, tubes }) => {
      const problem = `${sku} tem ${tubes === 1 ? '1 tubo' : `${tubes} tubos`}, e ${connector} tem mais vias de ar; dê à versão a ponta que ela tem`
      return productFault(id, 'variants', 'conteudo-tubo-aberto', problem)
    }),
    ...mismatchedCuffs(parts, connectors).map(({ id, codes, connector, hose, hoseCodes }) => {
      const problem = `${codes.join(', ')} termina(m) em ${connector}, que entra em ${hoseCodes.join(', ') || hose}, mangueira de outro paciente: o limite de insuflação seria o dela; dê à versão a ponta da mangueira do seu paciente`
      return productFault(id, 'ends', 'conteudo-paciente-trocado', problem)
    }),
    ...oneSidedModels(parts, connectors, nameOf).map(({ id, other, models }) => {
      const problem = `não cita ${models.join(', ')}, que products/${other}.yaml, a outra metade, cita; cite-o(s) aqui ou diga por que não em uma linha 'Modelos a confirmar'`
      return productFault(id, 'equipmentModel', 'conteudo-modelos-desiguais', problem)
    }),
    ...openEnds(parts, connectors).map(({ id, side, connector, otherTechnologyIds }) => {
      const finding =
        otherTechnologyIds.length > 0
          ? `só entram peças de outra tecnologia (${otherTechnologyIds.join(', ')})`
          : 'nada do catálogo entra'
      const problem = `em ${connector} (${sideName(side)}) ${finding}; acerte a ponta ou a tecnologia, ou ponha mates: [] no conector, se a outra metade não é vendida aqui`
      return productFault(id, 'ends', 'conteudo-ponta-sem-par', problem)
    }),
    ...unidentifiedPlugs(parts, connectors).map(({ id, connector }) => {
      const problem = `está em estoque e termina em ${connector}, que ninguém identificou; ponha availability: sob-consulta e a linha { name: Pedido, value: "${identificationPrefix} …" }, ou dê a ponta que a peça tem`
      return productFault(id, 'availability', 'conteudo-ponta-a-conferir', problem)
    }),
    ...unmatedCodes(parts, connectors).map(({ id, row, code }) => {
      const problem = `${row} cita ${code}, em que nenhuma ponta desta peça entra; acerte o texto, as pontas (ends) ou mates em ${connectorsFile}`
      return productFault(id, 'specifications', 'conteudo-texto-sem-encaixe', problem)
    }),
  ]
}

const sideName = (side: EndSide) => endSideLabel[side].toLowerCase()

const reasons: Readonly<Record<MismatchedHalves['reason'], string>> = {
  unknown: 'que não está no registro; espera-se a chave da outra metade',
  'not complementary': 'que não é a metade oposta; espera-se macho com fêmea ou neutro com neutro',
  'said to have none': 'que diz não ter outra metade (mates: []); acerte um dos dois',
}

function connectorFaults(connectors: readonly Connector[]): ContentFault[] {
  return [
    ...mismatchedHalves(connectors).map(({ key, mate, reason }) =>
      fault(connectorsFile, `${key}.mates`, 'conteudo-metade-errada', `há ${mate}, ${reasons[reason]}`),
    ),
    ...sameFaces(connectors).map(([first = '', ...others]) => {
      const problem = `tem a mesma face que ${others.join(', ')}; diga o que os distingue (keying, size) ou ponha confirmed: false`
      return fault(connectorsFile, first, 'conteudo-faces-iguais', problem)
    }),
  ]
}
