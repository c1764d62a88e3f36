import { areComplementary, type Halves, halvesOf } from '#domain/catalogue/mating/fit.ts'
import { type EndWithMates, matesIn } from '#domain/catalogue/mating/mates.ts'
import { type MatingEnd, matingEnds, type MatingPart } from '#domain/catalogue/mating/mating-ends.ts'
import { patientsOf, sharePatients } from '#domain/catalogue/mating/patients.ts'
import { connectorKeysOf, endsOf } from '#domain/catalogue/part/ends.ts'
import { identificationPrefix } from '#domain/catalogue/part/stated-numbers.ts'
import { tubesOf } from '#domain/catalogue/part/tubes.ts'
import { isCuffOrHose } from '#domain/catalogue/product-types.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { endSideLabel, everyVersion, type EndSide } from '#domain/catalogue/registry/part-end.ts'
import { unknownModelsRow } from '#domain/catalogue/registry/product-brands.ts'
import { connectorRegistry, type ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { type ArticleVariant, versionsOf } from '#domain/catalogue/variants/variant.ts'
import { missingWarnings } from '#domain/catalogue/warnings.ts'
import { groupBy } from '#domain/group-by.ts'
import { fault, productFault, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/load-content.ts'
import { connectorsFile } from '#server/content/load/load-catalogue.ts'

interface Mating {
  parts: readonly MatingPart[]
  connectors: ConnectorRegistry
  halves: Halves
  airEnds: readonly MatingEnd[]
  matesOf: (part: MatingPart) => EndWithMates[]
}

/** Faults of mating (what plugs into what). In: the content as far as it was read, and the files with faults. */
export function matingFaults(content: Pick<Content, 'registries' | 'products'>, brokenFiles: ReadonlySet<string>) {
  const { connectors, makers } = content.registries
  const inRegistry = [...mismatchedHalves(connectors), ...sameFaces(connectors)]
  // Without the part of a broken file, the parts that mate with it would seem to fit nothing.
  if (brokenFiles.size > 0 || inRegistry.length > 0) return inRegistry
  const parts = content.products.filter((product) => product.category === 'acessorios-componentes')
  // A list will do: to build the registry of models would take longer than all of these rules.
  const machines = makers.flatMap((maker) => maker.models)
  const nameOf = (key: string) => machines.find((model) => model.key === key)?.name ?? key
  const automaticDefibrillators = new Set(machines.filter(({ kind }) => kind === 'dea').map(({ key }) => key))
  const registry = connectorRegistry(connectors)
  const mating: Mating = {
    parts,
    connectors: registry,
    halves: halvesOf(connectors),
    airEnds: parts.filter(isCuffOrHose).flatMap((part) => matingEnds(part, registry)),
    matesOf: matesIn(parts, connectors),
  }
  return [
    ...inheritedEnds(mating),
    ...missingWarnings(parts, connectors, automaticDefibrillators).map(({ id, problem }) =>
      productFault(id, 'description', 'conteudo-sem-aviso', problem),
    ),
    ...sameHalves(mating),
    ...openTubes(mating),
    ...mismatchedCuffs(mating),
    ...oneSidedModels(mating, nameOf),
    ...openEnds(mating),
    ...unidentifiedPlugs(mating),
    ...unmatedCodes(mating),
  ]
}

const sideName = (side: EndSide) => endSideLabel[side].toLowerCase()

/** Ends that versions for different users inherit, unless the product labels its end 'todas as versões'. */
function inheritedEnds({ parts }: Mating): ContentFault[] {
  return parts.flatMap(({ id, ends, variants }) => {
    if (new Set(variants.map(userOf)).size < 2) return []
    return ends.flatMap(({ side, connector, label }) => {
      const inheriting = variants.filter(({ ends: variantEnds = [] }) => variantEnds.every((end) => end.side !== side))
      // The label 'todas as versões' is true only where no version has an end of its own on this side.
      const isConfirmed = label === everyVersion && inheriting.length === variants.length
      if (isConfirmed || inheriting.length === 0) return []
      const codes = inheriting.map(({ sku }) => sku).join(', ')
      const problem = `${codes} herda(m) ${connector} (${sideName(side)}) em silêncio, embora paciente, tamanho ou número de tubos mudem; escreva a ponta em cada versão ou, se é mesmo a mesma em todas, label: ${everyVersion}`
      return productFault(id, 'ends', 'conteudo-ponta-herdada', problem)
    })
  })
}

const userOf = ({ patient, sizeKey, vias }: ArticleVariant): string => [patient, sizeKey, vias].join('|')

/** Versions of cuffs and hoses whose connector would leave an air way open. */
function openTubes({ parts, connectors }: Mating): ContentFault[] {
  return parts.filter(isCuffOrHose).flatMap((part) =>
    part.variants.flatMap((variant) => {
      const tubes = tubesOf(part, variant)
      return endsOf(part, variant).flatMap(({ connector }) => {
        if (tubes === undefined || (connectors.get(connector)?.contacts ?? 1) <= tubes) return []
        const problem = `${variant.sku} tem ${tubes === 1 ? '1 tubo' : `${tubes} tubos`}, e ${connector} tem mais vias de ar; dê à versão a ponta que ela tem`
        return productFault(part.id, 'variants', 'conteudo-tubo-aberto', problem)
      })
    }),
  )
}

/** Cuffs that end in the very half in which a hose ends: two males, or two females, do not meet. */
function sameHalves({ airEnds }: Mating): ContentFault[] {
  return airEnds.flatMap(({ end, part, connector }) => {
    // Two free tubes are joined by a connector that the workshop chooses.
    const isPlug = connector.gender !== 'neutro' && connector.shape !== 'tubo-livre'
    if (end.side !== 'mangueira' || !isPlug) return []
    const hose = airEnds.find((other) => other.end.side === 'bracadeira' && other.connector.key === connector.key)
    if (!hose) return []
    const problem = `termina em ${connector.key}, a mesma metade em que termina products/${hose.part.id}.yaml; dê à braçadeira a outra metade`
    return productFault(part.id, 'ends', 'conteudo-mesma-metade', problem)
  })
}

/** Cuffs that fit only other patients' hoses: an adult's inflates a newborn's up to 300 mmHg; 150 is the limit. */
function mismatchedCuffs({ airEnds, halves }: Mating): ContentFault[] {
  const hoses = airEnds.filter(({ end }) => end.side === 'bracadeira')
  return airEnds
    .filter(({ end }) => end.side === 'mangueira')
    .flatMap((cuff) =>
      hoses
        .filter(({ connector }) => halves(cuff.connector.key).includes(connector.key))
        .flatMap((hose) => mismatchIn(cuff, hose)),
    )
}

function mismatchIn(cuff: MatingEnd, hose: MatingEnd): ContentFault[] {
  const pairs = versionsOf(cuff).flatMap((variant) =>
    versionsOf(hose)
      .filter((hoseVariant) => !sharePatients(patientsOf(cuff.part, variant), patientsOf(hose.part, hoseVariant)))
      .map((hoseVariant) => ({ cuffCode: variant?.sku, hoseCode: hoseVariant?.sku })),
  )
  if (pairs.length === 0) return []
  const codes = [...new Set(pairs.flatMap(({ cuffCode }) => cuffCode ?? []))].join(', ')
  const hoseCodes = [...new Set(pairs.flatMap(({ hoseCode }) => hoseCode ?? []))].join(', ') || hose.part.id
  const problem = `${codes} termina(m) em ${cuff.connector.key}, que entra em ${hoseCodes}, mangueira de outro paciente: o limite de insuflação seria o dela; dê à versão a ponta da mangueira do seu paciente`
  return [productFault(cuff.part.id, 'ends', 'conteudo-paciente-trocado', problem)]
}

/** The ends at which an extension or a trunk cable continues with the next part. */
const continuingSides: ReadonlySet<EndSide> = new Set(['sensor', 'rabichos', 'transdutor', 'bracadeira'])

/** The patient's ends of extensions and trunk cables that no part of the same technology fits. */
function openEnds({ parts, connectors, matesOf }: Mating): ContentFault[] {
  return parts.flatMap((part) => {
    const continuing = matingEnds(part, connectors).filter(
      ({ end, facing, connector }) =>
        facing === 'paciente' && continuingSides.has(end.side) && connector.mates?.length !== 0,
    )
    return continuing.flatMap(({ end: { side }, connector }) => {
      const mates = matesOf(part)
        .filter((matedEnd) => matedEnd.connector.key === connector.key && matedEnd.side === side)
        .flatMap((matedEnd) => matedEnd.mates)
      if (mates.some(({ fit }) => fit !== 'outra-tecnologia')) return []
      const finding =
        mates.length > 0
          ? `só entram peças de outra tecnologia (${mates.map(({ id }) => id).join(', ')})`
          : 'nada do catálogo entra'
      const problem = `em ${connector.key} (${sideName(side)}) ${finding}; acerte a ponta ou a tecnologia, ou ponha mates: [] no conector, se a outra metade não é vendida aqui`
      return productFault(part.id, 'ends', 'conteudo-ponta-sem-par', problem)
    })
  })
}

/** The sides at which two halves of one article meet: a trunk and its leads, a hose and its cuff. */
const matingSides: ReadonlySet<EndSide> = new Set(['rabichos', 'bracadeira'])

/** Models that one of two mating halves of a brand cites and the other does not, nor names in 'Modelos a confirmar'. */
function oneSidedModels({ parts, matesOf }: Mating, nameOf: (key: string) => string): ContentFault[] {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const pairs = parts.filter(isHalf).flatMap((part) => {
    const halfEnds = matesOf(part).filter(({ side }) => matingSides.has(side))
    const mates = halfEnds.flatMap((end) => end.mates).filter(({ fit }) => fit !== 'outra-tecnologia')
    const ids = new Set(mates.map(({ id }) => id))
    const otherHalves = [...ids].flatMap((id) => byId.get(id) ?? []).filter(isHalf)
    return otherHalves
      .filter(({ equipmentBrand }) => equipmentBrand === part.equipmentBrand)
      .map((other) => ({ part, other }))
  })
  const missingModels = (part: MatingPart, other: MatingPart, citedModels: readonly string[]): ContentFault[] => {
    const unknownModels = part.specifications.filter(({ name }) => name === unknownModelsRow).map(({ value }) => value)
    const models = other.equipmentModel.filter(
      (key) => !citedModels.includes(key) && !unknownModels.some((text) => text.includes(nameOf(key))),
    )
    const problem = `não cita ${models.join(', ')}, que products/${other.id}.yaml, a outra metade, cita; cite-o(s) aqui ou diga por que não em uma linha 'Modelos a confirmar'`
    return models.length > 0 ? [productFault(part.id, 'equipmentModel', 'conteudo-modelos-desiguais', problem)] : []
  }
  return pairs.flatMap(({ part, other }) => {
    // One cuff may serve the machines of two hoses, each of which cites its own.
    const citedByHalves = pairs.filter((pair) => pair.other === other).flatMap((pair) => pair.part.equipmentModel)
    return [...missingModels(other, part, other.equipmentModel), ...missingModels(part, other, citedByHalves)]
  })
}

/** Whether a part is ordered for a machine, unlike a loose connector or a part for any brand. */
const isHalf = ({ productType, equipmentBrand }: MatingPart): boolean =>
  productType !== 'conectores-pni' && equipmentBrand !== 'universal'

const matingRows = new Set(['Encaixa em', 'Rabichos'])

/** Codes in the rows 'Encaixa em' and 'Rabichos' whose part mates with none of this part's ends. */
function unmatedCodes({ parts, matesOf }: Mating): ContentFault[] {
  const owners = new Map(
    parts.flatMap(({ id, sku, variants, formerCodes = [] }) =>
      [sku, ...formerCodes, ...variants.flatMap((variant) => [variant.sku, ...(variant.formerCodes ?? [])])].map(
        (code) => [code ?? '', id] as const,
      ),
    ),
  )
  return parts.flatMap((part) => {
    const matingIds = new Set(matesOf(part).flatMap(({ mates }) => mates.map(({ id }) => id)))
    return part.specifications
      .filter(({ name }) => matingRows.has(name))
      .flatMap(({ name, value }) =>
        (value.match(/\b[A-Z][A-Za-z_]*\d\w*\b/g) ?? []).map((code) => ({ row: name, code })),
      )
      .flatMap(({ row, code }) => {
        const owner = owners.get(code)
        if (owner === undefined || matingIds.has(owner)) return []
        const problem = `${row} cita ${code}, em que nenhuma ponta desta peça entra; acerte o texto, as pontas (ends) ou mates em ${connectorsFile}`
        return productFault(part.id, 'specifications', 'conteudo-texto-sem-encaixe', problem)
      })
  })
}

/** The name of a plug that nobody has identified. */
const unidentifiedPattern = / a conferir$/

/** Parts in stock with a plug that nobody has identified: who orders one does not know what comes. */
function unidentifiedPlugs({ parts, connectors }: Mating): ContentFault[] {
  const inStock = parts.filter((part) =>
    [part, ...part.variants].some(({ availability }) => availability === 'em-estoque'),
  )
  return inStock.flatMap((part) =>
    connectorKeysOf(part)
      .filter((key) => unidentifiedPattern.test(connectors.get(key)?.name ?? ''))
      .map((key) => {
        const problem = `está em estoque e termina em ${key}, que ninguém identificou; ponha availability: sob-consulta e a linha { name: Pedido, value: "${identificationPrefix} …" }, ou dê a ponta que a peça tem`
        return productFault(part.id, 'availability', 'conteudo-ponta-a-conferir', problem)
      }),
  )
}

/** Connectors whose `mates` do not exist or do not go together by gender, and mates of those stated to have none. */
function mismatchedHalves(connectors: readonly Connector[]): ContentFault[] {
  const byKey = new Map(connectors.map((connector) => [connector.key, connector]))
  const reasonAgainst = ({ key, gender }: Connector, other: Connector | undefined): string | undefined => {
    if (!other) return 'que não está no registro; espera-se a chave da outra metade'
    if (other.key === key || !areComplementary(gender, other.gender))
      return 'que não é a metade oposta; espera-se macho com fêmea ou neutro com neutro'
    return other.mates?.length === 0 ? 'que diz não ter outra metade (mates: []); acerte um dos dois' : undefined
  }
  return connectors.flatMap((connector) =>
    (connector.mates ?? []).flatMap((mate) => {
      const reason = reasonAgainst(connector, byKey.get(mate))
      if (reason === undefined) return []
      return fault(connectorsFile, `${connector.key}.mates`, 'conteudo-metade-errada', `há ${mate}, ${reason}`)
    }),
  )
}

function sameFaces(connectors: readonly Connector[]): ContentFault[] {
  const confirmedConnectors = connectors.filter(({ confirmed }) => confirmed)
  const faceOf = ({ shape, contacts, arrangement, gender, keying, size }: Connector) =>
    JSON.stringify([shape, contacts, arrangement, gender, keying, size])
  return [...groupBy(confirmedConnectors, faceOf).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return []
    const keys = others.map(({ key }) => key).join(', ')
    const problem = `tem a mesma face que ${keys}; diga o que os distingue (keying, size) ou ponha confirmed: false`
    return fault(connectorsFile, first.key, 'conteudo-faces-iguais', problem)
  })
}
