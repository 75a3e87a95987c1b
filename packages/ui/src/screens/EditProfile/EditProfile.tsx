import { useStickyBar } from '../../theme/internal.ts'
import {
  editProfileMessages,
  formsMessages,
  pagesMessages,
  profileFieldsMessages,
  useMessages,
} from '../../messages/internal.ts'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { mergeClasses } from '@fluentui/react-components'
import type { Doctor, Locality } from '@nalam/sdk'
import { addressProblem, FIXED_COUNTRY, FIXED_STATE, profileSchema } from '@nalam/sdk/validation'
import type { ProfileField, ProfileSubmission, ProfileValues } from '@nalam/sdk/validation'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import type { Path } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { ImageList } from '../../components/ImageList/ImageList.tsx'
import { ImagePicker } from '../../forms/ImagePicker/ImagePicker.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { TextAreaField } from '../../components/TextAreaField/TextAreaField.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import { AddressFields, useEditProfileStyles, type Lookup, OfficialFields } from './ProfileFields.tsx'
import { profileFormValues } from './profileFormValues.ts'

type ProfileResult = ActionResult<Path<ProfileValues>>

export interface EditProfileProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** The signed-in doctor. A reload of the same doctor does not overwrite the input. */
  doctor: Doctor
  /** URL of the profile image. */
  imageSrc?: string | undefined
  /** Loaded by the host. Only its error is shown: the country is fixed. */
  countries?: Lookup | undefined
  cities: Lookup
  /** The localities of the chosen city. */
  localities: Lookup<Locality>
  specialities: Lookup
  /** Called when another city is chosen, to load its localities. */
  onCityChange: (cityId: string) => void
  onSubmit: (profile: ProfileSubmission) => Promise<ProfileResult>
  onUploadImage: (image: File) => Promise<ActionResult>
  /** Target of the back link above the title. */
  profileHref: string
  /** Called for the Back button at the bottom, which returns to the previous page. */
  onBack: () => void
  /**
   * The next step after the profile is saved for the first time: the page of the weekly hours, or
   * the one that adds a slot.
   */
  next?: { step: 'hours' | 'slot'; href: string } | undefined
  /** Called with whether there are unsaved changes, so that the host can ask before leaving. */
  onUnsavedChange?: ((hasUnsaved: boolean) => void) | undefined
}

/** The profile form (PROF-04). */
export function EditProfile(props: EditProfileProps) {
  // Another doctor gets a new form.
  return <ProfileForm key={props.doctor.id} {...props} />
}

function ProfileForm({
  doctor,
  imageSrc,
  countries,
  cities,
  localities,
  specialities,
  onCityChange,
  onSubmit,
  onUploadImage,
  profileHref,
  onBack,
  next,
  onUnsavedChange,
  ...rest
}: EditProfileProps) {
  const styles = useEditProfileStyles()
  const [barRef, barClass] = useStickyBar('end')
  const messages = useMessages(editProfileMessages)
  const pages = useMessages(pagesMessages)
  const forms = useMessages(formsMessages)
  const fields = useMessages(profileFieldsMessages)
  const [isNotLoaded, setNotLoaded] = useState(false)
  const [isFirst] = useState(!doctor.profileUpdated)
  const [isSaved, setSaved] = useState(false)

  const send = async (values: ProfileValues): Promise<ProfileResult> => {
    // While the localities load, the doctor's saved locality counts as valid.
    const known = localities.items ?? (doctor.locality ? [{ ...doctor.locality, pincode: doctor.pincode }] : [])
    const locality = known.find(({ id }) => id === values.locality)
    const problem = addressProblem({
      localityId: values.locality,
      pincode: values.pincode,
      loadedLocalityIds: known.map(({ id }) => id),
    })
    setNotLoaded(problem !== null)
    const city = [...(cities.items ?? []), doctor.city].find((each) => each?.id === values.city)
    const speciality = [...(specialities.items ?? []), doctor.speciality].find((each) => each?.id === values.speciality)
    if (problem || !locality || !city || !speciality) return { ok: false }
    return onSubmit({ ...values, locality, city, speciality, state: FIXED_STATE, country: FIXED_COUNTRY })
  }
  const profile = useActionForm<ProfileValues, ProfileResult>({
    schema: profileSchema,
    defaultValues: profileFormValues(doctor),
    onSubmit: send,
    onResult: (result) => {
      if (!result.ok) return
      setSaved(true)
      // Unsaved changes are counted from the saved values.
      profile.form.reset(profile.form.getValues())
    },
  })
  const { form, field, error, submit, isPending } = profile
  const { isDirty, submitCount } = form.formState
  // Registered in the order of the page, because the custom controls mount later and the first
  // invalid field takes the focus.
  for (const { name } of Object.values(FIELDS)) form.register(name)

  useEffect(() => {
    onUnsavedChange?.(isDirty)
  }, [isDirty, onUnsavedChange])

  const wrong = Object.values(FIELDS).flatMap(({ name, parts }) =>
    parts.flatMap((part) => error(part) ?? []).map((text) => ({ text, goTo: () => form.setFocus(name) })),
  )
  const lacksPlace = submitCount > 0 && (error('locality') !== undefined || error('pincode') !== undefined)
  // Until something is changed again, the next step is the main action.
  const hasNext = next !== undefined && isFirst && isSaved && !isDirty
  const isUnresolved = lacksPlace || (isNotLoaded && wrong.length === 0)
  return (
    <div {...rest}>
      <div className={styles.back}>
        <TextLink href={profileHref} className={styles.backLink}>
          <ArrowLeft20Regular aria-hidden />
          {messages.backToProfile}
        </TextLink>
      </div>
      <PageHeader title={pages.editProfile} subtitle={forms.requiredNote} />
      <form noValidate onSubmit={submit} className={styles.form}>
        <ErrorSummary
          title={isUnresolved ? UNRESOLVED : undefined}
          errors={submitCount > 0 ? wrong : []}
          // If there are invalid fields, the first one takes the focus instead.
          shouldTakeFocus={wrong.length === 0}
        />
        <Section title={messages.images} look="pictures">
          <ImagePicker label={messages.uploadImage} name={doctor.name} src={imageSrc} onUpload={onUploadImage} />
          <ImageList label={messages.uploadCertificates} note={messages.certificatesNote} />
        </Section>
        <Section title={messages.personal} note={messages.personalNote} look="three">
          <TextAreaField {...field('name')} label={fields.name} rows={1} readOnly />
          <PhoneField {...field('mobile')} label={fields.mobile} readOnly />
          <TextAreaField {...field('email')} label={fields.email} rows={1} readOnly />
        </Section>
        <Section title={messages.address}>
          <AddressFields
            profile={profile}
            doctor={doctor}
            countries={countries}
            cities={cities}
            localities={localities}
            onCityChange={onCityChange}
          />
        </Section>
        <Section title={messages.official}>
          <OfficialFields profile={profile} doctor={doctor} specialities={specialities} />
        </Section>
        <div ref={barRef} className={mergeClasses(barClass, styles.actions)} data-sticky-actions="">
          <Button
            type="submit"
            appearance={hasNext ? 'secondary' : 'primary'}
            isPending={isPending}
            pendingText={messages.updating}
          >
            {messages.update}
          </Button>
          <Button onClick={onBack}>{messages.back}</Button>
          {next && isFirst && isSaved && (
            <Button href={next.href} appearance={hasNext ? 'primary' : 'secondary'}>
              {next.step === 'hours' ? messages.nextHours : messages.nextSlot}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}

/** Shown as an alert; nothing is sent (PROF-09). */
const UNRESOLVED = 'validation.profile.address.unresolved'

/** The parts of a field that have errors of their own; most have one. */
interface FieldParts {
  name: keyof ProfileValues
  parts: readonly ProfileField[]
}

const whole = <Name extends keyof ProfileValues>(name: Name): FieldParts & { name: Name } => ({ name, parts: [name] })

/** All fields in the order of the form: the compiler refuses the table if one is missing. */
const FIELDS: { readonly [Name in keyof ProfileValues]: FieldParts & { name: Name } } = {
  name: whole('name'),
  mobile: whole('mobile'),
  email: whole('email'),
  address: whole('address'),
  country: whole('country'),
  state: whole('state'),
  city: whole('city'),
  locality: whole('locality'),
  pincode: whole('pincode'),
  landmark: whole('landmark'),
  clinicName: whole('clinicName'),
  qualification: whole('qualification'),
  experience: whole('experience'),
  speciality: whole('speciality'),
  languages: whole('languages'),
  availableDays: whole('availableDays'),
  // The two hours are one control in the form.
  availableTime: { name: 'availableTime', parts: ['availableTime.from', 'availableTime.to'] },
  about: whole('about'),
}

interface SectionProps {
  title: string
  note?: string
  /** `pictures` separates the pictures; `three` puts three short fields on one line. */
  look?: 'pictures' | 'three'
  children: ReactNode
}

function Section({ title, note, look, children }: SectionProps) {
  const styles = useEditProfileStyles()
  return (
    <Card as="section" aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={mergeClasses(styles.grid, look && styles[look])}>{children}</div>
    </Card>
  )
}
