/**
 * The most common given names and surnames of Brazil (IBGE, 'Nomes no Brasil'), mostly without those that are
 * also words of hospitals or workshops; and titles before names. Normalised. A text with a name is never stored;
 * one with a title is stored only if the shop publishes all of its words.
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
export const personMarkers = wordSet(
  'dr dra doutor doutora sr sra senhor senhora dona enf enfermeiro enfermeira prof paciente sobrenome nome',
)
