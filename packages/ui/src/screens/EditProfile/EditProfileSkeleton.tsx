import { mergeClasses } from '@griffel/react'
import { Bone } from '../../components/Bone/Bone.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useEditProfileStyles } from './EditProfile.styles.ts'

/** The form in bones, in the size of what comes. */
export function EditProfileSkeleton() {
  const styles = useEditProfileStyles()
  const messages = useMessages()
  const fields = (count: number) => Array.from({ length: count }, (_, field) => <FieldBone key={field} />)
  return (
    <>
      <div className={styles.back} />
      <PageHeader title={messages.editProfile.title} subtitle={messages.forms.requiredNote} />
      <div role="img" aria-busy="true" aria-label={messages.viewProfile.loading} className={styles.form}>
        <Card>
          <Bone className={styles.titleBone} />
          <div className={mergeClasses(styles.grid, styles.pictures)}>
            <Bone className={styles.imageBone} />
            <div>
              <Bone className={styles.uploadBone} />
              <div className={styles.tileBones}>
                {Array.from({ length: 5 }, (_, tile) => (
                  <Bone key={tile} className={styles.tileBone} />
                ))}
              </div>
            </div>
          </div>
        </Card>
        <Card>
          <Bone className={styles.titleBone} />
          <Bone className={styles.noteBone} />
          <div className={mergeClasses(styles.grid, styles.three)}>{fields(3)}</div>
        </Card>
        <Card>
          <Bone className={styles.titleBone} />
          <div className={styles.grid}>
            <div className={styles.full}>
              <FieldBone isTall />
            </div>
            {fields(6)}
          </div>
        </Card>
        <Card>
          <Bone className={styles.titleBone} />
          <div className={styles.grid}>{fields(8)}</div>
        </Card>
      </div>
    </>
  )
}

function FieldBone({ isTall = false }: { isTall?: boolean }) {
  const styles = useEditProfileStyles()
  return (
    <div className={styles.fieldBone}>
      <Bone className={styles.labelBone} />
      <Bone className={mergeClasses(styles.controlBone, isTall && styles.areaBone)} />
    </div>
  )
}
