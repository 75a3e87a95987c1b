import { FIXED_COUNTRY, FIXED_STATE } from '@nalam/sdk/validation'
import type { Database } from '../../db/open.ts'
import { cities, countries, localities, specialities, states } from '../../db/schema.ts'

/** The specialities that a doctor can choose: id and name. */
const SPECIALITIES: ReadonlyArray<readonly [id: string, name: string]> = [
  ['spc_general_medicine', 'General Medicine'],
  ['spc_cardiology', 'Cardiology'],
  ['spc_dermatology', 'Dermatology'],
  ['spc_paediatrics', 'Paediatrics'],
  ['spc_gynaecology', 'Gynaecology and Obstetrics'],
  ['spc_orthopaedics', 'Orthopaedics'],
  ['spc_ent', 'Ear, Nose and Throat'],
  ['spc_ophthalmology', 'Ophthalmology'],
  ['spc_neurology', 'Neurology'],
  ['spc_psychiatry', 'Psychiatry'],
  ['spc_diabetology', 'Diabetology'],
  ['spc_pulmonology', 'Pulmonology'],
  ['spc_gastroenterology', 'Gastroenterology'],
  ['spc_nephrology', 'Nephrology'],
  ['spc_urology', 'Urology'],
  ['spc_oncology', 'Oncology'],
  ['spc_dentistry', 'Dentistry'],
  ['spc_ayurveda', 'Ayurveda'],
]

// A city of Tamil Nadu in each line, with its localities and the pincodes of their post offices (public
// data of India Post). Valparai intentionally has none: the portal must handle that case.
const TABLE = `
3659 Chennai: Adyar 600020, Anna Nagar 600040, Chintadripet 600002, Egmore 600008, Guindy 600032, Kilpauk 600010, Kodambakkam 600024, Mandaveli 600004, Mylapore 600004, Nungambakkam 600034, Perambur 600011, Puliyanthope 600012, Sowcarpet 600001, T Nagar 600017, Velachery 600042, Vepery 600007
3660 Coimbatore: Coimbatore 641001, Coimbatore Bazaar 641001, Coimbatore Fort 641001, Coimbatore Ukkadam 641008, Coimbatore West 641001, Ganapathy 641006, Gandhimaanagar 641004, Kuniamuthur 641008, Lawley Road 641003, Peelamedu 641004, Peelamedu East 641004, Perur 641010, Ramnagar Coimbatore 641009, Rathinasabapathy Puram 641002, Singanallur 641005, Sukrawarpettai 641001
3661 Madurai: Alagappa Nagar 625003, Keerathurai 625001, Madurai 625001, Madurai West 625001, Meenambalpuram 625002, Narimedu 625002, Palanganatham 625003, Pasumalai 625004, Petchiamman Paditurai 625001, Sellur 625002, Simmakkal 625001, Sokkikulam 625002, South Gate 625001, Tallakulam 625002, Tvs Nagar 625003, Vilakkuthoon 625001
3662 Tiruchirappalli: Ambikapuram 620004, Bheemanagar 620001, Clock Tower 620008, Golden Rock 620004, Golden Rock North 620004, Palakkarai 620008, Ponnagar 620001, Pushpanagar 620001, Rock Fort 620002, Senthanneerpuram 620004, Teppakulam 620002, Tiruchirappalli 620001, Tiruchirappalli Cantonment 620001, Tiruchirappalli Fort 620008, Woriur 620003, Woriur Bazaar 620003
3663 Salem: Alagapuram 636004, Ammapet Bazaar 636003, Ammapettai Salem 636003, Annadanapatti 636002, Devendrapuram 636001, Mettu Street 636001, Nethimedu 636002, Ponnammapet 636001, Salem 636001, Salem Bazaar 636001, Salem East 636001, Salem Fort 636001, Salem Second Agraharam 636001, Shevapet 636002, Shevapet Bazaar 636002, Thillainagar 636001
3664 Tirunelveli: Jawahar Nagar 627007, Kailasapuram 627001, Kulavanickerpuram 627002, Melapalayam 627005, Melapalayam Bazaar 627005, Minatchipuram 627001, Palayankottai 627002, Samadanapuram 627002, Santhinagar 627002, Tirunelveli 627001, Tirunelveli East 627006, Tirunelveli Pettai 627004, Tirunelveli Pettai East 627004, Tirunelveli Town 627006, Vannarpettai 627003, Viraraghavapuram 627001
3665 Tiruppur: Anuppapalayam 641652, Gandhinagar 641603, Iduvampalayam 641687, Kumarnagar 641603, Mangalam 641663, Pallikalipalayam 641665, Perumanallur 641666, Tirupur 641601, Tirupur Bazaar 641604, Tirupur East 641607, Tirupur North 641602, Veerapandi 641605, Vijayapuram 641606
3666 Erode: Arachalur 638101, Chennimalai 638051, Erode 638001, Erode East 638001, Erode Fort 638001, Erode North 638001, Erode South 638001, Karungalpalayam 638003, Peria Agraharam 638005, Perundurai 638052, Siruvalur 638054, Surampatti 638009, Thindal 638012, Tingalur 638055, Veerappanchatram 638004, Vijayamangalam 638056
3667 Vellore: Bagayam 632002, Gandhiroad 632004, Kosapet 632001, Krishnanagar 632001, R N Palayam 632001, Sainathapuram 632001, Sankaranpalayam 632001, Sullivanpet 632001, Thorapadi 632002, Velapadi 632001, Vellore 632001, Vellore Bazaar 632004, Vellore Cantonment 632001, Vellore Fort 632004, Vellore South 632001, Virupakshipuram 632002
3668 Thoothukudi: Alagesapuram 628002, Chidambaranagar 628008, Keelashanmugapuram 628002, Korampollam 628101, Melur Tuticorin 628002, Millerpuram 628008, Muthiahpuram 628005, New Colony 628003, Polenaickenpettai 628002, Pudukottai 628103, Sawyerpuram 628251, Tuticorin 628001, Tuticorin Keelur 628001, Vadakkur Tuticorin 628001, Vetrivelpuram 628001, Victoria Extension Road 628002
3669 Thanjavur: Irudayapuram 613001, Karuntattankudi 613002, Kurungulam Melpathi 613303, Manambuchavadi 613001, Rajappa Nagar 613007, Sengipatti 613402, Thanjavur 613001, Thanjavur Bazaar 613001, Thanjavur City 613001, Thanjavur East 613001, Thanjavur East Gate 613001, Thanjavur North Gate 613008, Thanjavur West 613009, Tirumalaisamudram East 613401, Vallam East 613403, Vennar Bank 613003
3670 Kumbakonam: Aduthurai 612101, Darasuram 612702, Koranattukkaruppur 612501, Kumbakonam 612001, Kumbakonam City 612001, Kumbakonam East 612001, Kumbakonam West 612001, Melakaveri 612002, Murukkangudi 612202, Natchar Koil 612602, Patteeswaram 612703, Sakkottai 612401, Swamimalai 612302, Tippirajapuram 612402, Tirunageswaram 612204, Tirupirambiyam 612303
3671 Dindigul: Angunagar 624001, Batlagundu 624202, Begampur 624002, Chinnalapatti 624301, Dindigul 624001, Dindigul East 624003, Dindigul Fort 624001, Gandhigram 624302, Nagalnagar 624003, Natham 624401, Oddanchatram 624619, Palani 624601, Pandianagar 624001
3672 Nagercoil: Aralvaymoli 629301, Asaripallam 629201, Azhakappapuram 629401, Eathamozhi 629501, Kottar 629002, Maravankudiyiruppu 629002, Marungoor 629402, Mayiladi 629403, Nagercoil 629001, Nagercoil Bazaar 629001, Nagercoil Town 629001, Nagercoil West 629001, Oluganacheri 629001, Vadasery 629001, Vadiveeswaram 629001, Vetturnimadam 629003
3673 Kanchipuram: Balchettychatram 631551, Big Kanchipuram 631502, Kanchipuram 631501, Karaipettai 631552, Little Kanchipuram 631501, Pillayarpalayam 631501, Sankaramutt 631502, Thoopul 631501, Tirukachinambi Street 631501
3674 Cuddalore: Cuddalore 607001, Cuddalore Port 607003, Fort St David 607001, Gandhi Nagar 607308, Kondur 607006, Kullanchavadi 607301, Kurinjipadi 607302, Manjakkuppam 607001, Seemanthottam 607003, Semmandalam 607001, Sipcot Cuddalore 607005, Tirupadiripuliyur 607002, Tiruppadiripuliyur Bazaar 607002, Tiruppadiripuliyur West 607002, Vandipalayam 607004, Varakalpattu 607109
3675 Karur: Andankoil 639008, Gandhigramam 639004, Karur 639001, Karur West 639001, Pasupathipalayam 639004, Ramakrishnapuram 639001, Sengunthapuram 639002, Thanthonimalai 639005, Tirumanilaiyur 639003, Vangal 639116, Velayuthampalayam 639117, Velliyanai 639118, Vengamedu 639006
3676 Namakkal: Erampatti 637013, Ganesapuram 637002, Karaikurichi 637014, Mohanur 637015, Mohanur North 637015, Nallipalayam 637003, Namakkal 637001, Namakkal Bazaar 637001, Namakkal Fort 637001, Natarajapuram 637001, Palapatti 637017, Puduchatram 637018, Ramapuram Pudur 637001, Santhaipettaipudur 637001, Sellappampatti 637019, Thillaipuram 637001
3677 Hosur: Bagalur 635103, Belathur 635124, Hosur 635109, Hosur East 635109, Kothapeta 635109, Shoolagiri 635117, Uddanapalli 635119
3678 Udhagamandalam: Charing Cross 643001, Denaducombai 643206, Fernhill 643004, Finger Post 643006, Indunagar 643005, Lovedale 643003, Masinagudi 643223, Naduvattam 643224, Sandynallah 643237, St Marys Hill 643001, Stone House Hill 643002, Udagamandalam 643001, Udagamandalam Race Course 643001, Yellanhalli 643243
3679 Pudukkottai: Bhuvaneswarinagar 622001, Machuvadi 622001, Pillaithannirpandal 622001, Pudukkottai 622001, Pudukkottai East 622001, Rajagopalapuram 622003, Tirugokarnam 622002
3680 Villupuram: Ananthapuram 605201, Anniyur 605202, Kanai 605301, Kandamangalam 605102, Kandnamanadi 605401, Kanjanur 605203, Kedar 605402, Koliyanur 605103, Mokshakulam 605105, Nainarpalayam 606301, Pallineliyanur 605107, Periyathatchur 605651, Valavanur 605108, Valudavur 605502, Villupuram 605602
3681 Sivakasi: Erichanatham 626103, Sivakasi 626123, Sivakasi East 626189, Sivakasi West 626124, Thayilpatti 626128, Tiruthangal 626130, Vembakottai 626131
3682 Tiruvannamalai: Avur 606755, Ayyankulam 606601, Esanyamadam 606604, Kalnagar 606601, Kilpennathur 604601, Moongilthuraipattu 605702, Nayudumangalam 606802, Pavithiram 606806, Somasipadi 606611, Thachampattu 606811, Tiruvannamalai 606601, Tiruvannamalai Bazaar 606601, Turinjapuram 606805, Vanapuram 606753, Vengikkal 606604, Vettavalam 606754
3683 Valparai:
`

/** The cities, each with its localities as `T Nagar 600017`. */
export const TAMIL_NADU_CITIES = [...TABLE.matchAll(/^(\d+) (.+?): ?(.*)$/gm)].map(
  ([, id, name = '', localities = '']) => ({
    id: Number(id),
    name,
    localities: localities === '' ? [] : localities.split(', '),
  }),
)

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

export const ALL_LOCALITIES = TAMIL_NADU_CITIES.flatMap((city) =>
  city.localities.map((entry) => {
    const space = entry.lastIndexOf(' ')
    const name = entry.slice(0, space)
    return { id: `loc_${slug(city.name)}_${slug(name)}`, cityId: city.id, name, pincode: entry.slice(space + 1) }
  }),
)

/** Inserts missing lookups in one transaction; existing rows stay unchanged. */
export async function seedLookups(db: Database): Promise<void> {
  const [countryId, stateId] = [FIXED_COUNTRY.id, FIXED_STATE.id]
  const cityRows = TAMIL_NADU_CITIES.map(({ id, name }) => ({ id, stateId, name }))
  const specialityRows = SPECIALITIES.map(([id, name]) => ({ id, name }))
  await db.transaction(async (tx) => {
    await tx.insert(countries).values(FIXED_COUNTRY).onConflictDoNothing()
    await tx
      .insert(states)
      .values({ ...FIXED_STATE, countryId })
      .onConflictDoNothing()
    await tx.insert(cities).values(cityRows).onConflictDoNothing()
    await tx.insert(localities).values(ALL_LOCALITIES).onConflictDoNothing()
    await tx.insert(specialities).values(specialityRows).onConflictDoNothing()
  })
}
