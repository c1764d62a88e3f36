import { EditRefused } from '#server/content/edit/yaml.ts'
import { draftChoice } from '#desk/content/draft-choice.ts'
import type { Lesson } from '#domain/search/teaching/lesson.ts'
import { PathRefused } from '#server/content/drafts/draft-path.ts'
import { contentText } from '#server/content/drafts/draft-text.ts'
import { lessonPath, lessonText } from '#server/content/teaching/lesson-text.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions } from '#desk/routes/desk-routes.ts'
import { actor } from '#desk/routes/messages/message-routes.tsx'

/**
 * Writes a lesson into the draft in the address, else into the person's own, else into a shared one, else into a new
 * one. Throws a Refusal when the file cannot be changed there, or somebody else has changed it meanwhile.
 */
export async function keepLesson(
  context: DeskContext,
  { store, root }: Pick<RouteOptions, 'store' | 'root'>,
  lesson: Lesson,
): Promise<void> {
  const path = lessonPath(lesson)
  const { person } = sessionOf(context)
  const { draft } = await draftChoice(context, { store })
  const held = draft?.files.find((file) => file.path === path)
  const base = held ? held.base : await textOf(root, path)
  const text = textWith((held ? held.text : base) ?? '', lesson)
  const id =
    draft?.id ??
    (await store.contentDrafts.create(
      { name: `Alterações de ${person.name}`.slice(0, 80), isShared: false },
      actor(context),
    ))
  const outcome = await store.contentDrafts.saveFile(
    id,
    { path, seenVersion: held?.version ?? 0, base, text },
    actor(context),
  )
  if (outcome.kind !== 'saved')
    throw new Refusal('lesson-conflict', 409, 'O rascunho mudou neste instante. Volte e guarde de novo.')
}

/**
 * A file's text. Throws a Refusal for a file that several shops share: it is behind a link, and no draft can change it.
 */
async function textOf(root: string, path: string): Promise<string | null> {
  try {
    return await contentText(root, path)
  } catch (error) {
    if (error instanceof PathRefused) throw byHand(path)
    throw error
  }
}

function byHand(path: string): Refusal {
  return new Refusal('lesson-place', 409, `${path} não pode ser mudado pela mesa. Edite o arquivo à mão.`)
}

function textWith(text: string, lesson: Lesson): string {
  try {
    return lessonText(text, lesson)
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    throw byHand(lessonPath(lesson))
  }
}
