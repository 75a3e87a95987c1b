import { actionsMessages } from '../../messages/en/actions.ts'
import { choicesMessages } from '../../messages/en/choices.ts'
import { editProfileMessages } from '../../messages/en/editProfile.ts'
import { profileFieldsMessages } from '../../messages/en/profileFields.ts'
import { EXPERIENCE_YEARS, QUALIFICATIONS, SPOKEN_LANGUAGES, type ProfileValues } from '@nalam/sdk/validation'
import type { Doctor } from '@nalam/sdk'
import { Controller } from 'react-hook-form'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { ChoiceChips } from '../../components/ChoiceChips/ChoiceChips.tsx'
import { DayToggles } from '../../components/DayToggles/DayToggles.tsx'
import { HoursRange } from '../../components/HoursRange/HoursRange.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { ActionForm } from '../../forms/useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { lookupOptions, type Lookup } from './Lookup.ts'
import { useEditProfileStyles } from './EditProfile.styles.ts'

export interface OfficialFieldsProps {
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
  const { form, field, error } = profile
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
      <Controller
        control={form.control}
        name="languages"
        render={({ field: { onChange, value, ref, onBlur } }) => (
          <ChoiceChips
            ref={ref}
            className={styles.full}
            required
            label={fields.languagesKnown}
            error={error('languages')}
            options={SPOKEN_LANGUAGES.map((language) => ({ value: language, label: spokenLanguages[language] }))}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={form.control}
        name="availableDays"
        render={({ field: { onChange, value, ref } }) => (
          <DayToggles
            ref={ref}
            className={styles.full}
            label={fields.availableDays}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="availableTime"
        render={({ field: { onChange, value, ref, onBlur } }) => (
          <HoursRange
            ref={ref}
            className={styles.full}
            required
            label={fields.availableTime}
            errors={{ from: error('availableTime.from'), to: error('availableTime.to') }}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <TextAreaField {...field('about')} required label={fields.about} rows={4} className={styles.full} />
    </>
  )
}
