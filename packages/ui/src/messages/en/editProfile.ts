import { area } from '../area.ts'

/** The form of the profile. */
export const editProfileMessages = area('editProfile', {
  backToProfile: 'Back to profile',
  images: 'Images',
  uploadImage: 'Upload Image',
  uploadCertificates: 'Upload Certificates',
  certificatesNote: 'Certificates are not uploaded yet. They are only shown on this page.',
  personal: 'Personal Details',
  personalNote: 'Name, mobile number and email cannot be changed here.',
  address: 'Address',
  official: 'Official Details',
  choose: 'Choose',
  loadingList: 'Loading...',
  noLocalities: 'No Localities found',
  chooseCityFirst: 'Choose a city first',
  pincodeHint: 'Filled in from the locality.',
  update: 'Update',
  updating: 'Updating...',
  saved: 'Your changes have been saved.',
  back: 'Back',
  nextHours: 'Next: your weekly hours',
  nextSlot: 'Next: your first slot',
})
