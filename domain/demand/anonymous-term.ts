import { stemOf, stemsOf, wordsOf } from '#domain/text/tokens.ts'

/** All stems of the shop's content, sorted. A searched word with another stem may be a person's name. */
export function publishedStems(data: unknown): string[] {
  return [...new Set(textsIn(data).flatMap(stemsOf))].toSorted()
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** The most characters of a search; a longer text is a message or was pasted. */
const maximumSearchLength = 80
/** Seven digits in a row, once everything but letters and digits is removed: possibly a telephone number. */
const longNumberPattern = /\p{Nd}{7}/u
const datePattern = /\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2,4}/u
const linkPattern = /https?:|www\./i
const streetPattern =
  /(?<!\p{L})(?:rua|r\.|av|avenida|alameda|travessa|rodovia|estrada|pra[cç]a|bairro|cep|cpf|cnpj|rg|apto|apartamento)(?!\p{L})/iu

/** Whether a text may be personal: e-mail, long number, date, link, street, several lines, or longer than a search. */
export function mayBePersonal(text: string): boolean {
  const plain = text.normalize('NFKC')
  if (plain.length > maximumSearchLength || /[\r\n]/.test(plain)) return true
  const joined = plain.replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  return (
    [/@/, datePattern, linkPattern, streetPattern].some((mark) => mark.test(plain)) || longNumberPattern.test(joined)
  )
}

/** The most characters of a term that is counted. */
export const maximumTermCharacters = 60
const maximumTermWords = 8

/**
 * The words under which a search is counted; undefined where they may identify a person. One word that the shop does
 * not publish may be a thing that it lacks; two are not counted, nor one beside a title or with a capital in mid-text.
 */
export function anonymousTerm(text: string, published: ReadonlySet<string>): string | undefined {
  if (mayBePersonal(text)) return undefined
  const words = wordsOf(text)
  const term = words.join(' ')
  if (term.length < 2 || term.length > maximumTermCharacters || words.length > maximumTermWords) return undefined
  if (words.some((word) => personNames.has(lettersOf(word)))) return undefined
  const unknown = words.filter((word) => !isSurelyNoName(word, published))
  const isPerson = words.some((word) => personMarkers.has(word)) || isCapitalWithin(text, unknown)
  return unknown.length > 1 || (unknown.length === 1 && isPerson) ? undefined : term
}

/** Whether a word is surely no name: published by the shop, with a digit as in codes and models, or of two letters. */
function isSurelyNoName(word: string, published: ReadonlySet<string>): boolean {
  return word.length <= 2 || /\d/.test(word) || published.has(stemOf(word))
}

const lettersOf = (word: string) => word.replaceAll(/\d/g, '')

/** Whether an unknown word has a capital in mid-text; in a text of capitals only, none counts. */
function isCapitalWithin(text: string, unknown: readonly string[]): boolean {
  const [, ...later] = text.match(/\p{L}+/gu) ?? []
  return later.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && wordsOf(word).some((part) => unknown.includes(part)))
}

/**
 * The most common names of Brazil (IBGE, 'Nomes no Brasil'), mostly without those that are also words of hospitals or
 * workshops. A text with a name is never stored; one with a title only if the shop publishes all of its words.
 */
const givenNames = `ana maria jose joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno
eduardo felipe rodrigo manoel manuel mateus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson ricardo
marcio jorge sebastiao alexandre roberto edson diego vitor sergio claudio matheus joaquim raimundo julio geraldo mario renato
adriano luan bernardo arthur miguel davi heitor enzo vinicius samuel caio igor henrique otavio nicolas murilo danilo wagner wilson
walter valdir vanderlei reginaldo rogerio ronaldo robson elias everton jefferson jonathan kleber mauricio mauro milton moacir nelson
nilton orlando osmar osvaldo raul reinaldo severino silvio valter william willian wellington francisca antonia adriana juliana marcia
fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa mariana gabriela vera larissa claudia beatriz
rita sonia renata eliane josefa simone natalia cristiane carla debora rosangela jaqueline marlene terezinha aparecida raimunda luana
andreia angela fabiana helena laura alice sophia sofia isabella manuela valentina luiza lorena livia yasmin cecilia eloa heloisa
isabel isabela joana joice josiane karina katia kelly lais lilian lucia luzia magda marta michele milena monica neusa nilza paula
priscila raquel regina roberta rosana rosemeire sabrina sara sarah silvana silvia solange sueli suzana tatiana tatiane teresa tereza
thais valeria vitoria viviane zilda bia ivo leo eva lia`
const surnames = `silva santos oliveira souza sousa rodrigues ferreira alves pereira gomes ribeiro carvalho almeida lopes soares
fernandes vieira barbosa nascimento araujo moreira cardoso mendes freitas teixeira cavalcanti cavalcante monteiro moraes morais
goncalves andrade correia correa melo mello castro azevedo batista miranda nogueira medeiros bezerra siqueira queiroz moura duarte
guimaraes albuquerque tavares marques macedo brito farias xavier figueiredo vasconcelos menezes peixoto sampaio coutinho aguiar
magalhaes toledo camargo pacheco fonseca domingues sales bueno amaral maciel furtado vargas guerra assis esteves jesus rezende
resende cordeiro caetano trindade antunes bastos borges braga coelho cunha damasceno dantas evangelista garcia holanda leite martins
martinez muniz nunes paiva pimentel rangel santana santiago silveira simoes torres valente viana zanetti`

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

export const personNames: ReadonlySet<string> = new Set([...wordSet(givenNames), ...wordSet(surnames)])
const personMarkers = wordSet(
  'dr dra doutor doutora sr sra senhor senhora dona enf enfermeiro enfermeira prof paciente sobrenome nome',
)
