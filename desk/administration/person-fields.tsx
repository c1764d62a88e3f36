import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { roleNames, roles } from '#domain/desk/person.ts'

/** The typed fields of a person's form. */
export interface PersonFields {
  name: string
  initials: string
  role: string
  login: string
}
export type Faults = Record<string, string>
export const noFaults: Faults = {}

/** The fields of a person, for adding and for changing one. */
export function PersonFieldset({
  values,
  faults,
  hasProxy,
}: {
  values: PersonFields
  faults: Faults
  hasProxy: boolean
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Nome"
        name="name"
        required
        maxLength={80}
        defaultValue={values.name}
        error={faults.name}
        autoComplete="off"
      />
      <TextField
        label="Iniciais"
        name="initials"
        isOptional
        maxLength={3}
        defaultValue={values.initials}
        error={faults.initials}
        hint="Em branco, são tiradas do nome."
        autoComplete="off"
      />
      <SelectField
        label="Papel"
        name="role"
        defaultValue={values.role}
        error={faults.role}
        hint="Quem administra também cuida de pessoas, exclusões e configurações."
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      {hasProxy && (
        <TextField
          label="Usuário no proxy"
          name="login"
          isOptional
          maxLength={120}
          defaultValue={values.login}
          error={faults.login}
          hint="Como o proxy que autentica chama a pessoa."
          autoComplete="off"
        />
      )}
    </div>
  )
}
