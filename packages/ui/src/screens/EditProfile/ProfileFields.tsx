import { layout, line, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import {
  actionsMessages,
  choicesMessages,
  editProfileMessages,
  profileFieldsMessages,
  useMessages,
} from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import type { Named, Doctor, Locality } from '@nalam/sdk'
import { EXPERIENCE_YEARS, QUALIFICATIONS, SPOKEN_LANGUAGES, type ProfileValues } from '@nalam/sdk/validation'
import { useValueField } from '../../forms/useValueField.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { ChoiceChips } from '../../components/ChoiceChips/ChoiceChips.tsx'
import { DayToggles } from '../../components/DayToggles/DayToggles.tsx'
import { HoursRange } from '../../components/HoursRange/HoursRange.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionForm } from '../../forms/useActionForm.ts'

export const useEditProfileStyles = makeStyles({
  back: { minHeight: '24px', marginBlockEnd: '6px' },
  backLink: { ...layout.inline, columnGap: '6px', fontSize: nalamTokens.labelSize },
  form: { ...layout.column, rowGap: '20px', maxWidth: '960px' },
  sectionTitle: textSizes.sectionTitle,
  note: { marginBlock: '2px 0', color: nalamTokens.ink3 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '20px',
    rowGap: 0,
    marginBlockStart: '14px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  three: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' },
  pictures: { rowGap: '20px', alignItems: 'start' },
  full: { gridColumnStart: '1', gridColumnEnd: '-1' },
  // Sticky, so that the save button is always visible on this long form.
  actions: {
    zIndex: 1,
    ...layout.wrap,
    columnGap: '8px',
    rowGap: '8px',
    paddingBlock: '12px',
    backgroundColor: nalamTokens.canvas,
    ...line('BlockStart'),
  },
})

/** The list of options of a field. */
export interface Lookup<Item extends Named = Named> {
  /** Undefined while loading. Empty if loading failed. */
  items: readonly Item[] | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
}

/**
 * Returns the list as options; the chosen value stays an option even if the list does not contain
 * it (any more).
 */
function lookupOptions(lookup: Lookup, chosen?: Named | null): { value: string; label: string }[] {
  const items = lookup.items ?? []
  const missing = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen] : []
  return [...missing, ...items].map(({ id, name }) => ({ value: id, label: name }))
}

interface OfficialFieldsProps {
  profile: ActionForm<ProfileValues>
  doctor: Doctor
  specialities: Lookup
}

const EXPERIENCE_OPTIONS = EXPERIENCE_YEARS.map((value) => ({ value, label: value }))

/** The professional part of the profile; its options are fixed (PROF-06). */
export function OfficialFields({ profile, doctor, specialities }: OfficialFieldsProps) {
  const styles = useEditProfileStyles()
  const actions = useMessages(actionsMessages)
  const messages = useMessages(editProfileMessages)
  const fields = useMessages(profileFieldsMessages)
  const { qualifications, spokenLanguages } = useMessages(choicesMessages)
  const { field, error } = profile
  const { ref: daysRef, ...days } = useValueField(profile, 'availableDays')
  const { ref: timeRef, ...time } = useValueField(profile, 'availableTime')
  const isLoading = specialities.items === undefined && !specialities.error
  return (
    <>
      <TextField {...field('clinicName')} required label={fields.clinicName} autoComplete="organization" />
      <SelectField
        {...field('qualification')}
        required
        label={fields.qualification}
        placeholder={messages.choose}
        options={QUALIFICATIONS.map((value) => ({ value, label: qualifications[value] }))}
      />
      <SelectField
        {...field('experience')}
        required
        label={fields.experience}
        placeholder={messages.choose}
        options={EXPERIENCE_OPTIONS}
      />
      <SelectField
        {...field('speciality')}
        required
        label={fields.speciality}
        error={error('speciality') ?? specialities.error}
        action={
          specialities.error && specialities.onRetry ? (
            <TextLink onClick={specialities.onRetry}>{actions.tryAgain}</TextLink>
          ) : undefined
        }
        placeholder={isLoading ? messages.loadingList : messages.choose}
        options={lookupOptions(specialities, doctor.speciality)}
      />
      <ChoiceChips
        {...useValueField(profile, 'languages')}
        className={styles.full}
        required
        label={fields.languagesKnown}
        options={SPOKEN_LANGUAGES.map((language) => ({ value: language, label: spokenLanguages[language] }))}
      />
      <DayToggles
        ref={daysRef}
        className={styles.full}
        label={fields.availableDays}
        value={days.value}
        onValueChange={days.onValueChange}
      />
      <HoursRange
        ref={timeRef}
        className={styles.full}
        required
        label={fields.availableTime}
        errors={{ from: error('availableTime.from'), to: error('availableTime.to') }}
        value={time.value}
        onValueChange={time.onValueChange}
        onBlur={time.onBlur}
      />
      <TextAreaField {...field('about')} required label={fields.about} rows={4} className={styles.full} />
    </>
  )
}

interface AddressFieldsProps {
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
