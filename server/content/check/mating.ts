import { productFile } from '#server/content/product-file.ts'
import {
  type OneSidedModels,
  type OpenEnd,
  oneSidedModels,
  openEnds,
  unmetCodes,
  type UnlikeHalves,
  sameFaces,
  unlikeHalves,
  type CrossedCuff,
  type OpenTube,
  type SilentEnd,
  crossedCuffs,
  openTubes,
  silentEnds,
  silentLuers,
  silentNewborns,
  sameHalves,
} from '#domain/catalogue/mating/mating-rules.ts'
import { modelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { endSideLabel, everyVersion } from '#domain/catalogue/registry/part-end.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { connectorsFile } from '#server/content/load/load-registries.ts'

/**
 * Faults of mating: `mates` that do not match, faces that look the same, extensions and trunk cables that no part fits,
 * codes that a part's specifications name although its ends do not match them, ends that versions for different patients
 * inherit, luers without a warning, newborns' cuffs and hoses without the monitor's category, cuffs that go onto another patient's hose, and halves that cite different models. In: the content as far as it could
 * be read, and the files with faults of their own.
 */
export function matingFaults(
  { registries: { connectors, makers }, products }: Pick<Content, 'registries' | 'products'>,
  brokenFiles: ReadonlySet<string>,
): ContentFault[] {
  const inRegistry = [...unlikeHalves(connectors).map(halfFault), ...sameFaces(connectors).map(faceFault)]
  // Without the part of a broken file, the parts that mate with it would seem to fit nothing.
  if (brokenFiles.size > 0 || inRegistry.length > 0) return inRegistry
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  const models = modelRegistry(makers)
  return [
    ...silentEnds(parts).map(silentFault),
    ...silentLuers(parts, connectors).map((id) =>
      productFault(id, 'description', {
        code: 'conteudo-luer-sem-aviso',
        problem:
          'termina em luer, que também há em acesso venoso, e a descrição não avisa; diga que o tubo se identifica como linha de ar e não se liga a acesso venoso',
      }),
    ),
    ...silentNewborns(parts).map((id) =>
      productFault(id, 'description', {
        code: 'conteudo-neonatal-sem-categoria',
        problem:
          'serve recém-nascido, e a descrição não manda pôr o monitor na categoria neonatal, que limita a pressão',
      }),
    ),
    ...sameHalves(parts, connectors).map(({ id, hose, connector }) =>
      productFault(id, 'ends', {
        code: 'conteudo-mesma-metade',
        problem: `termina em ${connector}, a mesma metade em que termina products/${hose}.yaml; dê à braçadeira a outra metade`,
      }),
    ),
    ...openTubes(parts, connectors).map(tubeFault),
    ...crossedCuffs(parts, connectors).map(crossedFault),
    ...oneSidedModels(parts, connectors, (key) => models.get(key)?.name ?? key).map(modelsFault),
    ...openEnds(parts, connectors).map(endFault),
    ...unmetCodes(parts, connectors).map(({ id, row, code }) => ({
      file: productFile(id),
      path: 'specifications',
      code: 'conteudo-texto-sem-encaixe' as const,
      problem: `${row} cita ${code}, em que nenhuma ponta desta peça entra; acerte o texto, as pontas (ends) ou mates em ${connectorsFile}`,
    })),
  ]
}

const reasons: Readonly<Record<UnlikeHalves['reason'], string>> = {
  unknown: 'que não está no registro; espera-se a chave da outra metade',
  'not complementary': 'que não é a metade oposta; espera-se macho com fêmea ou neutro com neutro',
  'said to have none': 'que diz não ter outra metade (mates: []); acerte um dos dois',
}

function halfFault({ key, mate, reason }: UnlikeHalves): ContentFault {
  return {
    file: connectorsFile,
    path: `${key}.mates`,
    code: 'conteudo-metade-errada',
    problem: `há ${mate}, ${reasons[reason]}`,
  }
}

function faceFault([first = '', ...others]: readonly string[]): ContentFault {
  return {
    file: connectorsFile,
    path: first,
    code: 'conteudo-faces-iguais',
    problem: `tem a mesma face que ${others.join(', ')}; diga o que os distingue (keying, size) ou ponha confirmed: false`,
  }
}

function endFault({ id, side, connector, wrong }: OpenEnd): ContentFault {
  const found =
    wrong.length > 0 ? `só entram peças de outra tecnologia (${wrong.join(', ')})` : 'nada do catálogo entra'
  return {
    file: productFile(id),
    path: 'ends',
    code: 'conteudo-ponta-sem-par',
    problem: `em ${connector} (${endSideLabel[side].toLowerCase()}) ${found}; acerte a ponta ou a tecnologia, ou ponha mates: [] no conector, se a outra metade não é vendida aqui`,
  }
}

function silentFault({ id, side, connector, codes }: SilentEnd): ContentFault {
  return productFault(id, 'ends', {
    code: 'conteudo-ponta-herdada',
    problem: `${codes.join(', ')} herda(m) ${connector} (${endSideLabel[side].toLowerCase()}) em silêncio, embora paciente, tamanho ou número de tubos mudem; escreva a ponta em cada versão ou, se é mesmo a mesma em todas, label: ${everyVersion}`,
  })
}

function tubeFault({ id, sku, connector, tubes }: OpenTube): ContentFault {
  return productFault(id, 'variants', {
    code: 'conteudo-tubo-aberto',
    problem: `${sku} tem ${tubes === 1 ? '1 tubo' : `${tubes} tubos`}, e ${connector} tem mais vias de ar; dê à versão a ponta que ela tem`,
  })
}

function crossedFault({ id, codes, connector, hose, hoseCodes }: CrossedCuff): ContentFault {
  return productFault(id, 'ends', {
    code: 'conteudo-paciente-trocado',
    problem: `${codes.join(', ')} termina(m) em ${connector}, que entra em ${hoseCodes.join(', ') || hose}, mangueira de outro paciente: o limite de insuflação seria o dela; dê à versão a ponta da mangueira do seu paciente`,
  })
}

function modelsFault({ id, other, models }: OneSidedModels): ContentFault {
  return productFault(id, 'equipmentModel', {
    code: 'conteudo-modelos-desiguais',
    problem: `não cita ${models.join(', ')}, que products/${other}.yaml, a outra metade, cita; cite-o(s) aqui ou diga por que não em uma linha 'Modelos a confirmar'`,
  })
}

function productFault(id: string, path: string, said: Pick<ContentFault, 'code' | 'problem'>): ContentFault {
  return { file: productFile(id), path, ...said }
}
