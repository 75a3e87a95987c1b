import { Bone } from '../../components/Bone/Bone.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useEditProfileStyles } from './EditProfile.styles.ts'

const SECTIONS = [2, 3, 7, 8] as const

/** The form in bones, in the size of what comes. */
export function EditProfileSkeleton() {
  const styles = useEditProfileStyles()
  const messages = useMessages()
  return (
    <>
      <div className={styles.back} />
      <PageHeader title={messages.editProfile.title} />
      <div role="img" aria-busy="true" aria-label={messages.viewProfile.loading} className={styles.form}>
        {SECTIONS.map((fields) => (
          <Card key={fields}>
            <Bone className={styles.titleBone} />
            <div className={styles.grid}>
              {Array.from({ length: fields }, (_, field) => (
                <div key={field} className={styles.fieldBone}>
                  <Bone className={styles.labelBone} />
                  <Bone className={styles.controlBone} />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}
