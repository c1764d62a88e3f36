import { useState } from 'react'
import type { Glass, GlassFace } from '#domain/true-size/glass.ts'
import type { PlugForm } from '#domain/true-size/plug-forms.ts'
import type { FaceLook } from './face-view.tsx'
import type { Said } from './verdict.tsx'

const asDrawn: FaceLook = { turn: 0, isMirrored: false, isRim: false }

export type FaceChoice = ReturnType<typeof useFaceChoice>

/**
 * What was answered so far, the face on the glass and what is said of it: stays while the screen is measured again.
 * `first` is the key of the face to begin with, '' for the first.
 */
export function useFaceChoice(glass: Glass, first: string) {
  const [form, setForm] = useState<PlugForm>()
  const [contacts, setContacts] = useState<number>()
  const [chosen, setChosen] = useState(first)
  const [look, setLook] = useState(asDrawn)
  const [said, setSaid] = useState<Said>()

  const faces = glass.faces.filter(
    (each) => (form === undefined || each.form === form) && (contacts === undefined || each.contacts === contacts),
  )

  function show(next: GlassFace) {
    setChosen(next.key)
    setSaid(undefined)
  }

  function ask(nextForm: PlugForm | undefined, nextContacts: number | undefined) {
    setForm(nextForm)
    setContacts(nextContacts)
    setSaid(undefined)
  }

  const face = faces.find(({ key }) => key === chosen) ?? faces[0]
  return { form, contacts, faces, face, look, said, show, ask, setLook, setSaid }
}
