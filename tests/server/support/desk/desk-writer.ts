import { writeSync } from 'node:fs'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { readEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/store.ts'

/**
 * A process in which somebody notes and answers messages as fast as possible; a test may kill it. Each write is printed
 * on a line once the store has acknowledged it. In: the number of the first note (FIRST), and the store's settings.
 */
const environment = readEnvironment(process.env)
const store = await openStore(environment, { mayCreate: true })
const desk = store
const ana = { id: 1, name: 'Ana' }
const say = (line: string) => writeSync(1, `${line}\n`)
say('Ready')

for (let number = Number(process.env.FIRST ?? 1); ; number += 1) {
  const today = brasiliaDay(new Date().toISOString())
  const { rows } = await desk.messages.list({ order: 'newest', page: 1, perPage: 20, today })
  const message = rows[number % Math.max(1, rows.length)]
  if (!message) continue
  if (await desk.messages.note(message.id, `nota ${number}`, ana)) say(`note ${number}`)
  const answer = { way: 'smtp', subject: `Re ${number}`, text: `resposta ${number}` } as const
  const seen = { id: message.id, version: message.version + 1 }
  const outcome = await desk.messages.answer(seen, answer, ana)
  if (outcome.kind === 'done') say(`answer ${number}`)
  await desk.presence.ping(`mensagens/${message.id}`, ana)
  await desk.typedTexts.save(`mensagens/${message.id}`, 1, `rascunho ${number}`)
}
