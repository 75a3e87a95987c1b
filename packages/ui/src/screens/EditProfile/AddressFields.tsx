import { actionsMessages } from '../../messages/en/actions.ts'
import { editProfileMessages } from '../../messages/en/editProfile.ts'
import { profileFieldsMessages } from '../../messages/en/profileFields.ts'
import type { Doctor, Locality } from '@nalam/sdk'
import type { ProfileValues } from '@nalam/sdk/validation'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionForm } from '../../forms/useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { lookupOptions, type Lookup } from './Lookup.ts'
import { useEditProfileStyles } from './EditProfile.styles.ts'

export interface AddressFieldsProps {
  profile: ActionForm<ProfileValues>
  doctor: Doctor
  /** Loaded by the host. Only its error is shown: the country is fixed. */
  countries?: Lookup | undefined
  cities: Lookup
  localities: Lookup<Locality>
  onCityChange: (cityId: string) => void
}

/**
 * The address of the clinic: the city determines the localities, the locality determines the
 * pincode (PROF-05).
 */
export function AddressFields({ profile, doctor, countries, cities, localities, onCityChange }: AddressFieldsProps) {
  const styles = useEditProfileStyles()
  const actions = useMessages(actionsMessages)
  const messages = useMessages(editProfileMessages)
  const fields = useMessages(profileFieldsMessages)
  const { form, field, error } = profile
  const cityId = form.watch('city')
  const items = localities.items ?? []
  const hasCity = cityId !== ''
  const localityPlaceholder = () => {
    if (!hasCity) return messages.chooseCityFirst
    if (localities.items === undefined) return messages.loadingList
    return items.length === 0 ? messages.noLocalities : messages.choose
  }
  const retry = (lookup: Lookup) =>
    lookup.error && lookup.onRetry ? <TextLink onClick={lookup.onRetry}>{actions.tryAgain}</TextLink> : undefined
  const change = (name: 'locality' | 'pincode', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })

  return (
    <>
      <TextAreaField
        {...field('address')}
        required
        label={fields.address}
        autoComplete="street-address"
        className={styles.full}
      />
      <TextField
        {...field('country')}
        label={fields.country}
        error={error('country') ?? countries?.error}
        action={countries && retry(countries)}
        readOnly
      />
      <TextField {...field('state')} label={fields.state} readOnly />
      <SelectField
        {...field('city')}
        required
        label={fields.city}
        error={error('city') ?? cities.error}
        action={retry(cities)}
        placeholder={cities.items === undefined && !cities.error ? messages.loadingList : messages.choose}
        options={lookupOptions(cities, doctor.city)}
        onValueChange={(id) => {
          change('locality', '')
          change('pincode', '')
          onCityChange(id)
        }}
      />
      <SelectField
        {...field('locality')}
        required
        // Controlled, because the options load after the field: an uncontrolled select loses a
        // value that is not among its options.
        value={form.watch('locality')}
        label={fields.locality}
        error={error('locality') ?? (hasCity ? localities.error : undefined)}
        action={hasCity ? retry(localities) : undefined}
        disabled={!hasCity || items.length === 0}
        placeholder={localityPlaceholder()}
        options={lookupOptions({ items })}
        onValueChange={(id) => change('pincode', items.find((locality) => locality.id === id)?.pincode ?? '')}
      />
      <TextField
        {...field('pincode')}
        label={fields.pincode}
        hint={messages.pincodeHint}
        inputMode="numeric"
        readOnly
      />
      <TextField {...field('landmark')} required label={fields.landmark} />
    </>
  )
}
