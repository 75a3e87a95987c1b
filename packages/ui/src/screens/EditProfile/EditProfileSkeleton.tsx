import { mergeClasses } from '@fluentui/react-components'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { useEditProfileStyles } from './EditProfile.styles.ts'

/** Skeleton of the form, in the size of its content. */
export function EditProfileSkeleton() {
  const styles = useEditProfileStyles()
  const messages = useMessages()
  const fields = (count: number) => Array.from({ length: count }, (_, field) => <FieldSkeleton key={field} />)
  return (
    <>
      <div className={styles.back} />
      <PageHeader title={messages.editProfile.title} subtitle={messages.forms.requiredNote} />
      <div role="img" aria-busy="true" aria-label={messages.viewProfile.loading} className={styles.form}>
        <Card>
          <Skeleton className={styles.titleSkeleton} />
          <div className={mergeClasses(styles.grid, styles.pictures)}>
            <Skeleton className={styles.imageSkeleton} />
            <div>
              <Skeleton className={styles.uploadSkeleton} />
              <div className={styles.tileSkeletons}>
                {Array.from({ length: 5 }, (_, tile) => (
                  <Skeleton key={tile} className={styles.tileSkeleton} />
                ))}
              </div>
            </div>
          </div>
        </Card>
        <Card>
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton className={styles.noteSkeleton} />
          <div className={mergeClasses(styles.grid, styles.three)}>{fields(3)}</div>
        </Card>
        <Card>
          <Skeleton className={styles.titleSkeleton} />
          <div className={styles.grid}>
            <div className={styles.full}>
              <FieldSkeleton isTall />
            </div>
            {fields(6)}
          </div>
        </Card>
        <Card>
          <Skeleton className={styles.titleSkeleton} />
          <div className={styles.grid}>{fields(8)}</div>
        </Card>
      </div>
    </>
  )
}

function FieldSkeleton({ isTall = false }: { isTall?: boolean }) {
  const styles = useEditProfileStyles()
  return (
    <div className={styles.fieldSkeleton}>
      <Skeleton className={styles.labelSkeleton} />
      <Skeleton className={mergeClasses(styles.controlSkeleton, isTall && styles.areaSkeleton)} />
    </div>
  )
}
